# Types for track.py: the same names, held in machine words. Interpreted, this file is not read.
cimport cython

from metropole.games.bits cimport lowest, popcount

cdef int GATES, ARRIVALS, CENTRE_GATE, CENTRE_FACTOR, SQUARES, STATIONS, SEATS, NO_TILE, NOWHERE, DRAW
cdef unsigned short[256] GATES_IN, GATES_OUT
cdef unsigned char[384] LEAVES_BY, ENTERS_BY
cdef unsigned char[256] BEYOND
cdef unsigned long long[64] NEIGHBOURS
cdef unsigned long long TILE_SQUARES, EDGE
cdef unsigned long long[96] SHORT
cdef unsigned long long[24] UNTURNED, TURNED
cdef signed char[7][32] OWNERS
cdef list SEAT_OF, ENDS, LEADS_TO

@cython.freelist(64)
@cython.final
cdef class Track:
    cdef readonly unsigned long long empty, frontier, finished
    cdef unsigned char[274] other, length
    cdef unsigned char[64] tile_at
    cdef unsigned short[6] points
    cdef readonly signed char players
    cdef readonly bint free_rotation

    @cython.locals(gate=int, square=int, seat=int)
    cdef void _clear(self) noexcept nogil
    @cython.locals(twin=Track)
    cpdef Track copy(self)
    cdef void become(self, Track other) noexcept nogil

    @cython.locals(always=cython.ulonglong)
    cdef unsigned long long targets(self, int tile) noexcept nogil
    cdef bint allows(self, int tile, int square) noexcept nogil
    @cython.locals(bit=cython.ulonglong, side=int)
    cdef void lay(self, int tile, int square) noexcept nogil
    @cython.locals(start=int, end=int, length=int)
    cdef void _join(self, int gate_in, int gate_out) noexcept nogil
    @cython.locals(bit=cython.ulonglong, seat=int)
    cdef void _finish(self, int station, int points) noexcept nogil
    @cython.locals(seat=int, best=int, winners=int)
    cdef int winners(self) noexcept nogil
    @cython.locals(gate=int, length=int)
    cpdef tuple line_from(self, int station)
    @cython.locals(before=cython.ulonglong)
    cpdef tuple place(self, int code)
    @cython.locals(finished=cython.ulonglong, stations=tuple)
    cpdef tuple finished_since(self, unsigned long long before)
    cpdef int laid(self)
    @cython.locals(first=int, at=int, before=int)
    cpdef int station_into(self, int square, int side)
