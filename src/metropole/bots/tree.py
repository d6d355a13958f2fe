"""A search tree over what everybody sees, grown by playing from ever new guesses of what is hidden. Types in tree.pxd.

A node is where a seat decides, told apart by the actions that led there and by what only that seat knows. An edge is an
action there, with how often it was taken and what it was worth to the seat that took it. Every simulation draws the
unknown anew, walks down by the balance of worth and curiosity, adds a node, plays the game out and learns from its end.
"""

from __future__ import annotations

from mmap import mmap
from struct import calcsize
from typing import Any, Literal, NamedTuple

import cython

from metropole.bots.playout import MOST_LEGAL, MOST_SEATS, Playout

if not cython.compiled:
    from math import sqrt

DEEPEST = 400  # actions of one simulation within the tree
SEATS, MOST_OPTIONS = MOST_SEATS, MOST_LEGAL
MIX, OTHER_MIX, WORD = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93, 0xFFFFFFFFFFFFFFFF
NEVER = -1e9  # how promising an action is that is not to be tried
MEETINGS = 3  # how often a node is passed over before it is decided at: most new ones are never met again
EDGES_A_SIMULATION = 100  # more than the games need: most new nodes are never met again, and get no edges


class Tried(NamedTuple):
    """One action of the root as the search has found it."""

    visits: int
    worth: float  # to the seat that decides, 0 to 1
    shares: tuple[float, ...]  # of the victory, by seat
    points: tuple[float, ...]  # expected, by seat


def _zeros(kind: Literal["b", "H", "I", "f", "Q", "d"], count: int) -> Any:
    """Room that is zero, and that takes real memory only where it is written to."""
    return memoryview(mmap(-1, count * calcsize(kind))).cast(kind)


class Tree:
    """The tree of one thread."""

    edge_code: Any  # by edge: the action, how promising it looked, how often it was taken, what that was worth in all
    edge_prior: Any
    edge_visits: Any
    edge_value: Any
    node_first: Any  # by node: its first edge and their number, how often it was met, what that was worth in all
    node_count: Any
    node_visits: Any
    node_value: Any
    slot_key: Any  # a table that finds the node behind an edge
    slot_node: Any
    root: int
    nodes: int
    edges: int

    def __init__(self, playout: Playout, curiosity: float, room: int) -> None:
        """`room` is the number of simulations that the tree can learn from before it grows no more."""
        self.playout, self.curiosity = playout, curiosity
        self.node_limit = room + 2
        self.edge_limit = room * EDGES_A_SIMULATION + 2 * MOST_OPTIONS
        self.slots = 1 << (2 * self.node_limit - 1).bit_length()
        self.edge_code, self.edge_prior = _zeros("H", self.edge_limit), _zeros("f", self.edge_limit)
        self.edge_value, self.edge_visits = _zeros("f", self.edge_limit), _zeros("I", self.edge_limit)
        self.node_first, self.node_visits = _zeros("I", self.node_limit), _zeros("I", self.node_limit)
        self.node_count, self.node_value = _zeros("H", self.node_limit), _zeros("f", self.node_limit)
        self.slot_key, self.slot_node = _zeros("Q", self.slots), _zeros("I", self.slots)
        self.path_edge, self.path_node = _zeros("I", DEEPEST), _zeros("I", DEEPEST)
        self.path_seat = _zeros("b", DEEPEST)
        self.root, self.nodes, self.edges, self.simulations = 1, 2, 1, 0
        self._forget_root()

    def _forget_root(self) -> None:
        self.root_count = _zeros("d", MOST_OPTIONS)
        self.root_shares, self.root_points = _zeros("d", MOST_OPTIONS * SEATS), _zeros("d", MOST_OPTIONS * SEATS)

    def run(self, simulations: int) -> None:
        """Simulate so many times more."""
        with cython.nogil:
            self._run(simulations)
        self.playout.check()

    def _run(self, simulations: int) -> None:
        for _ in range(simulations):
            self._simulate()
        self.simulations += simulations

    def _simulate(self) -> None:
        self.playout.start()
        depth = self._descend()
        self.playout.finish()
        self._learn(depth)

    def _descend(self) -> int:
        """Walk down to a node that has not been decided at yet; how many edges were taken."""
        depth = 0
        node = self.root
        while depth < DEEPEST and self.playout.turn() >= 0:
            if not self.node_count[node] and not self._expand(node):
                break
            edge = self._select(node)
            self.path_node[depth] = node
            self.path_seat[depth] = self.playout.turn()
            self.path_edge[depth] = edge
            depth += 1
            self.playout.play(self.edge_code[edge])
            following = self._following(edge, self.playout.private(), True)
            if not following:
                break
            if not self.node_count[following] and self.node_visits[following] < MEETINGS:
                self.node_visits[following] += 1
                break
            node = following
        return depth

    def _expand(self, node: int) -> bool:
        """Give a node its edges, if there is room."""
        if self.edges + MOST_OPTIONS > self.edge_limit:
            return False
        count = self.playout.options(self.edge_code, self.edge_prior, self.edges)
        self.node_first[node] = self.edges
        self.node_count[node] = count
        self.edges += count
        return True

    def _select(self, node: int) -> int:
        """The edge with the best of what it was worth so far and of what may still be hidden in it."""
        first = self.node_first[node]
        scale = self.curiosity * sqrt(self.node_visits[node] + 1.0)
        mean = self.node_value[node] / (self.node_visits[node] + 1.0)
        best = first
        most = -1.0
        for i in range(first, first + self.node_count[node]):
            value = self.edge_value[i] / self.edge_visits[i] if self.edge_visits[i] else mean
            score = value + scale * self.edge_prior[i] / (1.0 + self.edge_visits[i])
            if score > most:
                most = score
                best = i
        return best

    def _learn(self, depth: int) -> None:
        for i in range(depth):
            edge = self.path_edge[i]
            node = self.path_node[i]
            reward = self.playout.rewards[self.path_seat[i]]
            self.edge_visits[edge] += 1
            self.edge_value[edge] += reward
            self.node_visits[node] += 1
            self.node_value[node] += reward
        if depth:
            self._remember(self.path_edge[0])

    def _remember(self, edge: int) -> None:
        """Of the root's actions, what came of them for every seat."""
        index = edge - self.node_first[self.root]
        self.root_count[index] += 1.0
        for seat in range(self.playout.players):
            self.root_shares[index * SEATS + seat] += self.playout.shares[seat]
            self.root_points[index * SEATS + seat] += self.playout.points[seat]

    def _following(self, edge: int, private: int, make: bool) -> int:
        """The node behind an edge for a seat that knows this; a new one if there is none and room for it, else 0."""
        key = (edge * MIX ^ private * OTHER_MIX) & WORD
        slot = key >> 20 & (self.slots - 1)
        while self.slot_node[slot]:
            if self.slot_key[slot] == key:
                return self.slot_node[slot]
            slot = (slot + 1) & (self.slots - 1)
        if not make or self.nodes >= self.node_limit:
            return 0
        self.slot_key[slot] = key
        self.slot_node[slot] = self.nodes
        self.nodes += 1
        return self.nodes - 1

    # For readers who are not compiled

    def advance(self, code: int, private: int) -> bool:
        """Make the node behind an action of the root the new root; False if the tree does not know it."""
        first = self.node_first[self.root]
        for edge in range(first, first + self.node_count[self.root]):
            if self.edge_code[edge] == code:
                self.root = self._following(edge, private, False)
                self._forget_root()
                return self.root > 0
        return False

    def go_on(self, playout: Playout) -> None:
        """Search on from the root with another view of the game."""
        self.playout = playout

    def keep_to(self, code: int) -> None:
        """From now on try this one action of the root and no other; what was found of the others stays."""
        first = self.node_first[self.root]
        for edge in range(first, first + self.node_count[self.root]):
            self.edge_prior[edge] = 1.0 if self.edge_code[edge] == code else NEVER

    @property
    def is_full(self) -> bool:
        """Whether two thirds of the room are used: then a new tree is better than this one."""
        return bool(self.edges * 3 > self.edge_limit * 2 or self.nodes * 3 > self.node_limit * 2)

    def tried(self) -> dict[int, Tried]:
        """The root's actions as the search has found them."""
        first, count = int(self.node_first[self.root]), int(self.node_count[self.root])
        everything = self._ends(list(range(count)))
        # An action tried only before this node became the root is taken to end as all others together.
        ends = [self._ends([index]) if self.root_count[index] else everything for index in range(count)]
        return {int(self.edge_code[first + index]): self._tried(first + index, ends[index]) for index in range(count)}

    def _tried(self, edge: int, ends: tuple[tuple[float, ...], tuple[float, ...]]) -> Tried:
        visits = int(self.edge_visits[edge])
        return Tried(visits, float(self.edge_value[edge]) / max(visits, 1), *ends)

    def _ends(self, indices: list[int]) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """How the games ended that began with these actions of the root: shares of the victory and points, by seat."""
        count = max(sum([float(self.root_count[index]) for index in indices]), 1.0)
        shares, points = [], []
        for seat in range(self.playout.players):
            shares.append(sum([float(self.root_shares[index * SEATS + seat]) for index in indices]) / count)
            points.append(sum([float(self.root_points[index * SEATS + seat]) for index in indices]) / count)
        return tuple(shares), tuple(points)

    def best_line(self, most: int) -> list[int]:
        """The expected continuation: the actions taken most often, one after another, in one guess of the hidden."""
        self.playout.start()
        node, line = self.root, list[int]()
        while node and self.node_count[node] and len(line) < most and self.playout.turn() >= 0:
            edge = self.node_first[node]
            for i in range(edge, edge + self.node_count[node]):
                if self.edge_visits[i] > self.edge_visits[edge]:
                    edge = i
            if not self.edge_visits[edge]:
                break
            line.append(int(self.edge_code[edge]))
            self.playout.play(self.edge_code[edge])
            node = self._following(edge, self.playout.private(), False)
        return line
