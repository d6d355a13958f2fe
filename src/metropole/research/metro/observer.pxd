# Types for observer.py.
cimport cython

from metropole.games.bits cimport lowest
from metropole.games.metro.rules cimport State

cdef int SQUARES, STATIONS, KINDS, CENTRE_GATE, NO_TILE, MOST
cdef unsigned long long ALL_KINDS
cdef unsigned char[384] LEAVES_BY
cdef unsigned short[256] GATES_OUT
cdef unsigned char[24] COPIES
cdef signed char[7][32] OWNERS
cdef unsigned short[274] PLACE_OF

@cython.final
cdef class MetroObserver:
    cdef readonly int players, size
    cdef int open, arriving, to_centre, to_station, hand, drawn, unseen, points, held, turn, stack

    cdef unsigned char[24] left

    @cython.locals(i=int, kind=int, square=int, tile=int)
    cpdef void write(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(side=int)
    cdef void lay(self, int tile, int square, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(i=int, kind=int)
    cdef void write_rest(
        self, State state, int seat, unsigned char *left, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(station=int, owner=int, ahead=int, place=int)
    cdef void _write_lines(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(open_squares=cython.ulonglong, square=int, side=int, gate=int, end=int, first=int)
    cdef void _write_open(self, State state, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(hand=cython.ulonglong, kind=int, copies=cython.ulonglong, ahead=int, other=int, points=int)
    cdef void _write_seats(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
