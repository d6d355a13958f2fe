# Types for features.py.
cimport cython

from metropole.bots.features cimport Features
from metropole.games.bits cimport popcount
from metropole.games.metropolys.rules cimport State
from metropole.games.metropolys.tally cimport Tally

cdef int SOURCES, BUILDINGS, MEDIUM, TALL, OF_A_SEAT, OF_THE_TABLE
cdef int TOTAL, BUILT, SUM_LEFT, HIGHEST_LEFT, TALL_LEFT, MEDIUM_LEFT, ONE_MISSING, TWO_MISSING, COMPLETING, WANTED
cdef int SETS_NEAR, AHEAD, AHEAD_FREE, BEHIND_FREE, SUBWAYS, TO_MOVE, WAITING, AREA_CARD
cdef int FREE, PLAYERS, EXPERT, EXPANSION, TRENDY_LEFT, SUBWAY_LEFT, ARCHAEOLOGY_LEFT
cdef int CARD_BRIDGES, CARD_STATUES, CARD_LAKES, CARD_CHAINS
cdef int BRIDGE_COUNT, STATUE_COUNT, CHAIN_COUNT, LAKE_COUNT, DISTRICT_COUNT
cdef unsigned long long[21] BRIDGES
cdef unsigned long long[11] STATUES
cdef unsigned long long[220] CHAINS
cdef unsigned long long[6] LAKES, FAMILY_PLACES
cdef unsigned long long[5] DISTRICTS, TYPES
cdef int[4][3] EXPANSION_TYPES

@cython.final
cdef class MetropolysFeatures(Features):
    cdef Tally tally

    @cython.locals(seat=int)
    cdef void count(self, State game) noexcept nogil
    @cython.locals(counts="double *", source=int)
    cdef void _count_seat(self, State game, int seat) noexcept nogil
    @cython.locals(counts="double *", value=int)
    cdef void _count_left(self, State game, int seat) noexcept nogil
    @cython.locals(counts="double *", card=int)
    cdef void _count_cards(self, State game, int seat) noexcept nogil
    @cython.locals(own=cython.ulonglong, i=int)
    cdef void _count_groups(self, State game, int seat, int card) noexcept nogil
    @cython.locals(completing=cython.ulonglong, missing=cython.ulonglong, i=int)
    cdef void _count_missing(self, unsigned long long *groups, int count, State game, int seat,
                             unsigned long long own) noexcept nogil
    @cython.locals(completing=cython.ulonglong, missing=int, i=int)
    cdef void _count_threes(self, unsigned long long *groups, int count, State game, int seat,
                            unsigned long long own) noexcept nogil
    cdef unsigned long long _count_group(self, int seat, int missing, unsigned long long free) noexcept nogil
    @cython.locals(district=int, i=int, standing=int, free=int, places=cython.ulonglong)
    cdef void _count_sets(self, State game, int seat, int card) noexcept nogil
    @cython.locals(district=int, free=cython.double)
    cdef void _count_districts(self, State game, int seat) noexcept nogil
    cdef void _count_table(self, State game) noexcept nogil
