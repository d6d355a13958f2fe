# Types for rules.py: the same names, held in machine words. Interpreted, this file is not read.
cimport cython

from metropole.games.bits cimport lowest, new_list, nth_bit, popcount, put
from metropole.games.metro.track cimport Track

cdef list CODES, NAMES
cdef unsigned long long ALL_KINDS, ONE_EACH
cdef int DRAW, NOBODY, NO_KIND, UNKNOWN, SEATS, TILES

@cython.freelist(64)
@cython.final
cdef class State:
    cdef readonly Track track
    cdef unsigned long long[6] hands
    cdef unsigned char[60] deck
    cdef readonly signed char players, first, hand, turn, drawn
    cdef signed char taken, orientations

    @cython.locals(twin=State)
    cpdef State copy(self)
    @cython.locals(twin=State, index=int, holder=int, hidden=cython.ulonglong)
    cpdef State hidden_from(self, int seat)
    @cython.locals(hand=cython.ulonglong)
    cdef int _held(self, int seat) noexcept nogil
    cpdef int hand_count(self, int seat)
    @cython.locals(hand=cython.ulonglong, copy=cython.ulonglong, kind=int, held=list)
    cpdef tuple hand_of(self, int seat)
    cdef void become(self, State other) noexcept nogil
    cdef void _become(self, State other) noexcept nogil

    @cython.locals(kinds=cython.ulonglong)
    cdef unsigned long long _kinds(self) noexcept nogil
    cdef bint _can_draw(self) noexcept nogil
    cdef bint _is_legal(self, int code) noexcept nogil
    cpdef bint is_legal(self, int code)
    @cython.locals(kinds=cython.ulonglong, first=int, tile=int, count=int)
    cdef int _count(self) noexcept nogil
    cpdef int legal_count(self)
    @cython.locals(kinds=cython.ulonglong, targets=cython.ulonglong, first=int, tile=int, index=int, legal=list)
    cpdef list legal(self)
    @cython.locals(kinds=cython.ulonglong, targets=cython.ulonglong, first=int, tile=int, count=int)
    cdef int _legal_at(self, int index) noexcept nogil
    cpdef int legal_at(self, int index) except -1

    @cython.locals(mask=bytearray, code=int)
    cpdef bytes legal_mask(self)
    cpdef play(self, int code)
    cdef void _play(self, int code) noexcept nogil
    @cython.locals(copy=cython.ulonglong)
    cdef void _use_up(self, int kind) noexcept nogil
    @cython.locals(copy=cython.ulonglong)
    cdef void _take(self, int seat) noexcept nogil
    cdef void _pass_on(self) noexcept nogil
