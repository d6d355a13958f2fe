# Types for network.py.
cimport cython
from libc.math cimport exp

cdef int ANSWERS, SHARE, LEAD, POINTS
cdef double POINTS_SCALE

@cython.final
cdef class Network:
    cdef int inputs, hidden
    cdef double[::1] into, out
    cdef double[104] seen
    cdef double[64] between
    cdef double[3] answer

    @cython.locals(i=int, row=int, k=int, value=cython.double)
    cdef void look(self, double *seen) noexcept nogil
