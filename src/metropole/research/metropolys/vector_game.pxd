# Types for vector_game.py.
cimport cython

from metropole.games.bits cimport below, lowest, nth_bit, popcount, xorshift
from metropole.games.metropolys.rules cimport State
from metropole.games.metropolys.tally cimport Tally
from metropole.research.metropolys.observer cimport MetropolysObserver
from metropole.research.vector_game cimport VectorGame

cdef int PASS, ACTIONS, BUILDINGS, PLACES, NO_CARD, NOBODY, WHOLE_STOCK, DISTRICTS
cdef unsigned long long ALL_PLACES
cdef unsigned long long[5] TOKEN_PLACES
cdef int[5] TOKENS_THERE
cdef unsigned long long[4] RING

cdef class MetropolysVectorGame(VectorGame):
    cdef State game
    cdef Tally tally
    cdef MetropolysObserver observer
    cdef int closed, tokens, areas, neighbourhoods, expansions
    cdef unsigned char[27] kinds, shuffled
    cdef short[6] area, neighbourhood, expansion

    cdef int _below(self, int limit) noexcept nogil
    @cython.locals(in_use=cython.ulonglong, start=int, step=int)
    cdef void deal(self) noexcept nogil
    @cython.locals(seat=int, place=int)
    cdef void _clear(self, State game) noexcept nogil
    @cython.locals(i=int, j=int, kind=int, places=cython.ulonglong, bit=cython.ulonglong, next_token=int, district=int, k=int)
    cdef void _lay_tokens(self, unsigned long long in_use) noexcept nogil
    cdef void _lay_token(self, int kind, unsigned long long bit) noexcept nogil
    @cython.locals(seat=int)
    cdef void _deal_cards(self, State game) noexcept nogil
    @cython.locals(at=int, card=int)
    cdef int _draw_card(self, short *deck, int count, int dealt) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef bint is_legal(self, int code) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    @cython.locals(count=int)
    cdef int random_action(self) noexcept nogil
    cdef void observe(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef void show(self, unsigned char[::1] out, Py_ssize_t at, bint is_fresh) noexcept nogil
    @cython.locals(i=int, targets=cython.ulonglong, higher=cython.uint, values=cython.uint, row=Py_ssize_t)
    cdef void mask(self, unsigned char[::1] out, Py_ssize_t at, bint is_fresh) noexcept nogil
    cdef int score(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
