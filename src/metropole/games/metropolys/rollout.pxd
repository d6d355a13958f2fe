# Types for rollout.py.
cimport cython

from metropole.games.bits cimport below, nth_bit, popcount, seeded, xorshift
from metropole.games.metropolys.rules cimport State
from metropole.games.metropolys.tally cimport Tally

cdef int SHARE

@cython.final
cdef class Rollouts:
    cdef State game
    cdef Tally tally
    cdef unsigned long long word
    cdef readonly long long games, steps
    cdef long long[4] points, wins

    @cython.locals(targets=cython.ulonglong, higher=cython.uint, values=int, index=int)
    cdef void _finish(self, State game) noexcept nogil
    @cython.locals(i=int, seat=int, winners=int)
    cdef void _run(self, State root, int games) noexcept nogil
    cpdef Rollouts run(self, State root, int games)
