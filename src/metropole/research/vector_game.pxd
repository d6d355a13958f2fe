# Types for vector_game.py.
from metropole.games.bits cimport seeded, xorshift

cdef class VectorGame:
    cdef public int row
    cdef public VectorGame left, right
    cdef unsigned long long word, policy

    cpdef sow(self, unsigned long long seed)
    cdef void deal(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef bint is_legal(self, int code) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef int random_action(self) noexcept nogil
    cdef void observe(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef void show(self, unsigned char[::1] out, Py_ssize_t at, bint is_fresh) noexcept nogil
    cdef void mask(self, unsigned char[::1] out, Py_ssize_t at, bint is_fresh) noexcept nogil
    cdef int score(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
