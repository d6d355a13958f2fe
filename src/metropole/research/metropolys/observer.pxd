# Types for observer.py.
cimport cython

from metropole.games.bits cimport lowest
from metropole.games.metropolys.rules cimport State

cdef int PLACES, VALUES

@cython.final
cdef class MetropolysObserver:
    cdef readonly int players, size
    cdef int in_use, targets, last, built, bid, tokens, stock, subway_card, archaeology_card, in_call, turn
    cdef int area, neighbourhood, expansion, expert

    @cython.locals(i=int, ahead=int, other=int)
    cpdef void write(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(in_use=cython.ulonglong, seat=int)
    cdef void _write_city(self, State state, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef void _write_places(self, unsigned long long places, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(built=cython.ulonglong, place=int, value=int)
    cdef void _write_seat(self, State state, int seat, int ahead, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    @cython.locals(bids=cython.uint, value=int, bidder=int, ahead=int)
    cdef void _write_bids(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef void _write_own(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
