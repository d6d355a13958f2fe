# Types for playout.py.
cdef class Playout:
    cdef readonly int players
    cdef unsigned long long word
    cdef double[6] rewards, shares, points
    cdef void start(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef unsigned long long private(self) noexcept nogil
    cdef int options(self, unsigned short[::1] codes, float[::1] priors, int first) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef void finish(self) noexcept nogil
    cpdef check(self)
