# Types for state_playout.py. The tree runs without the interpreter's lock; each of these takes it.
from metropole.bots.playout cimport Playout

cdef class StatePlayout(Playout):
    cdef readonly object rules, view, rng, state
    cdef object error

    cdef void start(self) noexcept with gil
    cdef int turn(self) noexcept with gil
    cdef unsigned long long private(self) noexcept with gil
    cdef int options(self, unsigned short[::1] codes, float[::1] priors, int first) noexcept with gil
    cdef void play(self, int code) noexcept with gil
    cdef void finish(self) noexcept with gil
    cpdef check(self)
