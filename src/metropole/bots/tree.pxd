# Types for tree.py.
cimport cython
from libc.math cimport sqrt

from metropole.bots.playout cimport Playout

cdef int MEETINGS
cdef int DEEPEST, MOST_OPTIONS, SEATS
cdef unsigned long long MIX, OTHER_MIX, WORD

@cython.final
cdef class Tree:
    cdef readonly Playout playout
    cdef readonly long long simulations
    cdef double curiosity
    cdef unsigned int root, nodes, edges, node_limit, edge_limit
    cdef unsigned long long slots
    cdef unsigned short[::1] edge_code, node_count
    cdef float[::1] edge_prior, edge_value, node_value
    cdef unsigned int[::1] edge_visits, node_first, node_visits, slot_node, path_edge, path_node
    cdef unsigned long long[::1] slot_key
    cdef signed char[::1] path_seat
    cdef double[::1] root_shares, root_points, root_count

    cpdef run(self, int simulations)
    cdef void _run(self, int simulations) noexcept nogil
    cdef void _simulate(self) noexcept nogil
    @cython.locals(depth=int, node=cython.uint, edge=cython.uint, following=cython.uint)
    cdef int _descend(self) noexcept nogil
    @cython.locals(count=int)
    cdef bint _expand(self, unsigned int node) noexcept nogil
    @cython.locals(first=cython.uint, i=cython.uint, best=cython.uint, score=cython.double, most=cython.double,
                   scale=cython.double, mean=cython.double, value=cython.double)
    cdef unsigned int _select(self, unsigned int node) noexcept nogil
    @cython.locals(i=int, edge=cython.uint, node=cython.uint, reward=cython.double)
    cdef void _learn(self, int depth) noexcept nogil
    @cython.locals(seat=int, index=int)
    cdef void _remember(self, unsigned int edge) noexcept nogil
    @cython.locals(key=cython.ulonglong, slot=cython.ulonglong)
    cdef unsigned int _following(self, unsigned int edge, unsigned long long private, bint make) noexcept nogil
    @cython.locals(edge=cython.uint, i=cython.uint)
    cpdef list best_line(self, int most)
    @cython.locals(edge=cython.uint, first=cython.uint)
    cpdef bint advance(self, int code, unsigned long long private)
