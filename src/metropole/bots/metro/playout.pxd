# Types for playout.py.
cimport cython
from libc.math cimport exp

from metropole.bots.metro.worth cimport standing
from metropole.bots.playout cimport Playout
from metropole.games.bits cimport below, lowest, popcount, xorshift
from metropole.games.metro.rollout cimport Rollouts
from metropole.games.metro.rules cimport State
from metropole.games.metro.track cimport Track

cdef int DRAW, TILES
cdef double WARMTH, WORTH_OF_DRAWING, VICTORY, SPREAD

cdef class MetroPlayout(Playout):
    cdef State root, game
    cdef Track trial
    cdef Rollouts rollouts
    cdef unsigned char[60] unseen
    cdef int unseen_count, unknown
    cdef int[6] held

    @cython.locals(i=int, j=int, kind=cython.uchar)
    cdef void _shuffle(self) noexcept nogil
    @cython.locals(i=int, next=int, seat=int, copy=cython.ulonglong, hand=cython.ulonglong)
    cdef void start(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    @cython.locals(copy=cython.ulonglong)
    cdef unsigned long long private(self) noexcept nogil
    @cython.locals(kinds=cython.ulonglong, targets=cython.ulonglong, first_tile=int, tile=int, count=int, i=int,
                   now=cython.double, total=cython.double, seat=int)
    cdef int options(self, unsigned short[::1] codes, float[::1] priors, int first) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef void finish(self) noexcept nogil
    @cython.locals(winners=int, seat=int, other=int, best=int, margin=cython.double)
    cdef void _count_up(self) noexcept nogil
