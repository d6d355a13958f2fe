# Types for features.py.
cimport cython

cdef class Features:
    cdef int of_a_seat, of_the_table, players
    cdef double[6][32] counts
    cdef double[6] strength
    cdef double[8] table
    cdef double[104] row

    @cython.locals(seat=int, i=int)
    cdef void _begin(self, int players) noexcept nogil
    @cython.locals(rival=int, i=int)
    cdef void write(self, int seat) noexcept nogil
    @cython.locals(rival=int, other=int)
    cdef int _rival_of(self, int seat) noexcept nogil
    @cython.locals(other=int, total=cython.double)
    cdef double _average(self, int seat, int i) noexcept nogil
