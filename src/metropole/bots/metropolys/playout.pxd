# Types for playout.py.
cimport cython
from libc.math cimport exp

from metropole.bots.metropolys.features cimport MetropolysFeatures
from metropole.bots.network cimport Network
from metropole.bots.playout cimport Playout
from metropole.games.bits cimport below, lowest, nth_bit, popcount, xorshift
from metropole.games.metropolys.rules cimport State
from metropole.games.metropolys.tally cimport Tally

cdef unsigned long long[55] ADJACENT
cdef int PASS, BUILDINGS, PASSING, SHARE, LEAD, POINTS
cdef double WARMTH, VICTORY, SPREAD, RANDOM_RANGE

cpdef double lead(double margin) noexcept nogil

cdef class MetropolysPlayout(Playout):
    cdef State root, game
    cdef MetropolysFeatures features
    cdef Network network
    cdef bint is_learned
    cdef Tally tally
    cdef int seat_count
    cdef int[4] seats
    cdef int[3] deal_count
    cdef int[3][120][4] deals
    cdef double[3][120] sums

    cdef void start(self) noexcept nogil
    @cython.locals(at=int, index=int, drawn=cython.double)
    cdef void _deal(self, int deck, short *cards) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef unsigned long long private(self) noexcept nogil
    @cython.locals(targets=cython.ulonglong, higher=cython.uint, values=cython.uint, place=int, value=int, now=int,
                   count=int, i=int, gain=cython.double, total=cython.double, safe_from=int)
    cdef int options(self, unsigned short[::1] codes, float[::1] priors, int first) noexcept nogil
    @cython.locals(seat=int, highest=int)
    cdef int _highest_other(self) noexcept nogil
    cdef double _promise(self, int place, int value, double gain, int highest_other) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef void finish(self) noexcept nogil
    @cython.locals(targets=cython.ulonglong, higher=cython.uint, values=int, one=int, other=int)
    cdef void _play_out(self, State game) noexcept nogil
    @cython.locals(winners=int, seat=int, best=int, other=int, margin=cython.double)
    cdef void _count_up(self) noexcept nogil
    @cython.locals(seat=int, whole=cython.double)
    cdef void _judge(self) noexcept nogil
