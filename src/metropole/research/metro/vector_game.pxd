# Types for vector_game.py.
cimport cython

from metropole.games.bits cimport below, lowest, xorshift
from metropole.games.metro.rules cimport State
from metropole.research.metro.observer cimport MetroObserver
from metropole.research.vector_game cimport VectorGame

cdef int TILES, NO_KIND, DRAW, ACTIONS, KINDS
cdef unsigned char[24] COPIES
cdef unsigned char[60] DECK

cdef class MetroVectorGame(VectorGame):
    cdef State game
    cdef MetroObserver observer
    cdef unsigned long long shown
    cdef bint is_shown
    cdef int placed
    cdef unsigned char[24] unplaced

    @cython.locals(kind=int)
    cdef void deal(self) noexcept nogil
    @cython.locals(i=int, j=int, kind=cython.uchar, seat=int, dealt=int)
    cdef void _deal(self, State game) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef bint is_legal(self, int code) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef int random_action(self) noexcept nogil
    cdef void observe(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef void show(self, unsigned char[::1] out, Py_ssize_t at, bint is_fresh) noexcept nogil
    @cython.locals(i=int, kinds=cython.ulonglong, targets=cython.ulonglong, first=int, tile=int)
    cdef void mask(self, unsigned char[::1] out, Py_ssize_t at, bint is_fresh) noexcept nogil
    @cython.locals(i=int, kinds=cython.ulonglong, first=int)
    cdef void _unmask(self, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef int score(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
