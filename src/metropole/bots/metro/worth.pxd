# Types for worth.py.
cimport cython

from metropole.games.metro.track cimport Track

cdef int STATIONS, CENTRE_GATE
cdef signed char[7][32] OWNERS
cdef double HOPE

@cython.locals(station=int, owner=int, value=cython.double, own=cython.double, others=cython.double)
cpdef double standing(Track track, int seat) noexcept nogil
