# Types for batch.py.
cimport cython

from metropole.games.bits cimport popcount
from metropole.research.vector_game cimport VectorGame

@cython.final
cdef class GameBatch:
    cdef VectorGame root
    cdef int count, players, size, actions
    cdef bint by_points, is_fresh
    cdef readonly long long steps
    cdef unsigned char[::1] observations, masks, final_observations, ended
    cdef float[::1] rewards, seat_rewards
    cdef int[::1] seats, points
    cdef long long[::1] chosen

    cdef void _begin(self, VectorGame game) noexcept nogil
    cpdef int first_illegal(self, long long[::1] chosen)
    @cython.locals(row=int)
    cdef int _illegal(self) noexcept nogil
    cdef bint _is_shown_legal(self, Py_ssize_t row, long long code) noexcept nogil
    cdef void _step(self, VectorGame game) noexcept nogil
    cdef void _play(self, VectorGame game, int seat) noexcept nogil
    cdef void _draw(self, VectorGame game) noexcept nogil
    cdef void _show(self, VectorGame game) noexcept nogil
    @cython.locals(seat=int)
    cdef void _clear(self, int row) noexcept nogil
    @cython.locals(winners=int, other=int, at=Py_ssize_t, share=cython.double, part=cython.double)
    cdef void _end(self, VectorGame game, int seat) noexcept nogil
