# Types for tally.py.
cimport cython

from metropole.games.bits cimport lowest, popcount
from metropole.games.metropolys.rules cimport State

cdef unsigned long long[21] BRIDGES
cdef unsigned long long[11] STATUES
cdef unsigned long long[220] CHAINS
cdef unsigned long long[6] LAKES, LATER_LAKES
cdef unsigned long long[5] DISTRICTS, TYPES
cdef unsigned long long[6] AREA_PLACES
cdef int[6] GROUP_SIZE, GROUP_POINTS
cdef int A_TRENDY, A_SUBWAY, A_SUBWAY_CARD, AN_ARCHAEOLOGY, AN_ARCHAEOLOGY_CARD
cdef int AN_AREA, A_NEIGHBOURHOOD, AN_EXPANSION, A_HIGHEST, LAKE_GROUP, DISTRICT_GROUP
cdef int[4][3] EXPANSION_TYPES
cdef int BRIDGE_COUNT, STATUE_COUNT, CHAIN_COUNT, LAKE_COUNT, DISTRICT_COUNT
cdef int TRENDY, SUBWAY, SUBWAY_CARD, ARCHAEOLOGY, ARCHAEOLOGY_CARD, AREA, NEIGHBOURHOOD, EXPANSION, HIGHEST
cdef int CARD_BRIDGES, CARD_STATUES, CARD_LAKES, CARD_DISTRICTS, CARD_CHAINS

@cython.final
cdef class Tally:
    cdef int[4][9] points
    cdef int[4] totals
    cdef unsigned long long[4][6] groups
    cdef int[4] group_count
    cdef unsigned int[4][5] heights
    cdef unsigned char[5] highest_seats
    cdef unsigned long long[220] candidate
    cdef int candidates
    cdef unsigned long long[6] trial, best
    cdef int best_count

    @cython.locals(seat=int, source=int)
    cdef void count(self, State state) noexcept nogil
    @cython.locals(own=cython.ulonglong, points="int *")
    cdef void _count_tokens(self, State state, int seat) noexcept nogil
    @cython.locals(own=cython.ulonglong, card=int)
    cdef void _count_cards(self, State state, int seat) noexcept nogil
    @cython.locals(count=int, i=int)
    cdef int _count_groups(self, int card, unsigned long long own) noexcept nogil
    @cython.locals(i=int, union=cython.ulonglong)
    cdef int _pack(self, unsigned long long *groups, int count, int size, unsigned long long own) noexcept nogil
    @cython.locals(i=int, needed=int)
    cdef void _choose(self, int start, unsigned long long free, int chosen, int size) noexcept nogil
    @cython.locals(i=int, count=int, used=cython.ulonglong, here=cython.ulonglong, group=cython.ulonglong, shared=cython.ulonglong, lake_of="int[6]")
    cdef int _pack_lakes(self, unsigned long long own) noexcept nogil
    @cython.locals(i=int, count=int)
    cdef int _pack_districts(self, unsigned long long own) noexcept nogil
    @cython.locals(district=int, i=int, n=int, fewest=int, sets=int, here=cython.ulonglong)
    cdef int _expansion_sets(self, int card, unsigned long long own) noexcept nogil
    @cython.locals(district=int, seat=int, here=cython.ulonglong, height=cython.uint, tallest=cython.uint)
    cdef void _count_highest(self, State state) noexcept nogil
    @cython.locals(bit=cython.ulonglong, source=int, total=int)
    cdef int total_with(self, State state, int seat, int place) noexcept nogil
    @cython.locals(seat=int, best=int, rank=int, winners=int)
    cdef int winners(self, State state) noexcept nogil
