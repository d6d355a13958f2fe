# Types for rollout.py.
cimport cython

from metropole.games.bits cimport below, popcount, seeded, xorshift
from metropole.games.metro.rules cimport State

cdef int SHARE, SEATS

@cython.final
cdef class Rollouts:
    cdef State game
    cdef unsigned long long word
    cdef readonly long long games, steps, placements
    cdef long long[6] points, wins

    cdef void _finish(self, State game) noexcept nogil
    @cython.locals(i=int, seat=int, winners=int)
    cdef void _run(self, State root, int games) noexcept nogil
    cpdef Rollouts run(self, State root, int games)
