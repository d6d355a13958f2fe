# Types for rules.py: the same names, held in machine words. Interpreted, this file is not read.
cimport cython

from metropole.games.bits cimport new_list, nth_bit, popcount, put, put_rows

cdef unsigned long long[55] ADJACENT
cdef list CODES
cdef int PASS, BUILDINGS, MEDIUM, TALL, NOBODY, SEATS

@cython.freelist(64)
@cython.final
cdef class State:
    cdef unsigned long long free, unbuilt, tall, medium, trendy, subway, archaeology
    cdef unsigned long long[4] built
    cdef unsigned short[4] stock, held
    cdef unsigned short bids
    # Arrays of short, not char: pickled, those would become texts that end at the first zero.
    cdef short[14] bid_place, bid_seat
    cdef short[55] value_at
    cdef short[4] area, neighbourhood, expansion
    cdef readonly signed char players, first, turn, last_value, last_place, last_bidder
    cdef readonly signed char subway_card, archaeology_card
    cdef readonly bint is_expert, has_expansion
    cdef unsigned char active

    cdef void become(self, State other) noexcept nogil
    @cython.locals(twin=State)
    cpdef State copy(self)
    @cython.locals(twin=State)
    cpdef State with_cards_of(self, State other)

    cdef unsigned long long _targets(self) noexcept nogil
    cdef unsigned int _higher(self) noexcept nogil
    @cython.locals(place=int, value=int)
    cdef bint _is_legal(self, int code) noexcept nogil
    cpdef bint is_legal(self, int code)
    cpdef int legal_count(self)
    @cython.locals(legal=list)
    cpdef list legal(self)
    @cython.locals(higher=cython.uint, values=int)
    cdef int _legal_at(self, int index) noexcept nogil
    cpdef int legal_at(self, int index) except -1

    @cython.locals(mask=bytearray, code=int)
    cpdef bytes legal_mask(self)
    cpdef play(self, int code)
    cdef void _play(self, int code) noexcept nogil
    @cython.locals(bit=cython.ulonglong)
    cdef void _bid(self, int place, int value) noexcept nogil
    @cython.locals(seat=int)
    cdef void _pass_on(self) noexcept nogil
    cdef void _build(self) noexcept nogil
    @cython.locals(bit=cython.ulonglong)
    cdef void _stand(self, int seat, int place, int value) noexcept nogil
    @cython.locals(holder=int)
    cdef void _take_token(self, int seat, int place) noexcept nogil
    cdef void _open_call(self, int seat) noexcept nogil
