# Types for metro_features.py.
cimport cython

from metropole.bots.features cimport Features
from metropole.games.bits cimport popcount
from metropole.games.metro.rules cimport State

cdef int STATIONS, CENTRE_GATE, OF_A_SEAT, OF_THE_TABLE
cdef int POINTS, OPEN, UNBEGUN, LENGTH, ENDING, CENTRING, ENDING_LENGTH, CENTRING_LENGTH, GROWTH, DOOMED, DOOMED_LENGTH
cdef int LONGEST, SQUARED, CROWDED, RINGS, RING_LENGTHS, TO_MOVE, WAITING
cdef int LEFT, LEFT_SQUARED, PLAYERS, HAND, TURNING, DRAWN
cdef signed char[7][32] OWNERS
cdef unsigned short[256] GATES_OUT
cdef unsigned long long[64] NEIGHBOURS
cdef unsigned char[274] SQUARE_OF
cdef unsigned char[64] RING_OF

@cython.final
cdef class MetroFeatures(Features):
    @cython.locals(seat=int, station=int)
    cdef void count(self, State game) noexcept nogil
    cdef void _count_seat(self, State game, int seat) noexcept nogil
    @cython.locals(left=cython.double)
    cdef void _count_table(self, State game) noexcept nogil
    @cython.locals(counts="double *", length=cython.double, square=int)
    cdef void _count_line(self, State game, int seat, int station) noexcept nogil
    @cython.locals(counts="double *", ends=cython.double, centres=cython.double, side=int, gate=int)
    cdef void _count_ways(self, State game, int seat, int square, double length) noexcept nogil
