"""Metro in plain lines: the board, the tiles, every line and every answer in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby

from metropole.games import metro
from metropole.games.contract import Outcome
from metropole.games.metro import board, legality, tiles
from metropole.games.metro.explain import LineChange, why_exception, why_not_square
from metropole.games.metro.scoring import Line, line, lines, totals
from metropole.games.metro.view import View
from metropole.games.metro.way import crossings
from metropole.terminal.metro import drawing
from metropole.words import Words

Lines = list[str]


class Teller:
    """Tells one person of a game of Metro."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def commands(self) -> dict[str, Callable[[View, str], Lines]]:
        return {
            "board": lambda view, _: drawing.grid(view.known.track, self._marks(view)),
            "tracks": lambda view, _: drawing.picture(view.known.track, self._marks(view)),
            "line": self.line,
            "lines": self.lines,
            "tile": self.tile,
            "left": lambda view, _: self.left(view),
            "table": lambda view, _: self.table(view),
        }

    def normalised(self, text: str) -> str:
        """`AACB 01 r2` is as good as `aacb01r2` to a person."""
        return re.sub(r"\s+", "", text).lower()

    def help(self) -> Lines:
        return self.words("metro-help").splitlines()

    def welcome(self, view: View) -> Lines:
        setup = view.setup
        colour = self.words(f"metro-seat-{view.seat}")
        rotation = "yes" if setup.free_rotation else "no"
        own = [line.station for line in lines(view.known.track) if line.seat == view.seat]
        return [
            self.words("metro-welcome", players=setup.players, hand=setup.hand, rotation=rotation, colour=colour),
            self.words("metro-your-stations", stations=self.words.join([self._station(n) for n in own])),
            self.words("metro-first", seat=setup.first),
        ]

    def question(self, view: View) -> Lines:
        example = metro.text(metro.legal(view)[0])
        exceptions = [reason for kind in self._placeable(view) if (reason := why_exception(view, kind))]
        placing = self._placing(view, example)
        return [*placing, *(self.words.say(reason) for reason in exceptions)]

    def _placing(self, view: View, example: str) -> Lines:
        if view.drawn:
            return [self.words("metro-place-drawn", tile=view.drawn, example=example)]
        hand = self.words.join([kind for kind in view.hand if kind])
        return [self.words("metro-place", tiles=hand, example=example, stack=view.known.stack)]

    def _placeable(self, view: View) -> list[str]:
        return view.known.placeable()

    def legal_lines(self, codes: list[int]) -> Lines:
        """One line a tile as it is turned."""
        return [" ".join(map(metro.text, group)) for _, group in groupby(codes, lambda code: code >> 6)]

    def _marks(self, view: View) -> Callable[[int], str]:
        """How a station stands in the margin: its number and its owner's letter, with a star for one's own."""
        owners = board.OWNERS[view.setup.players]

        def mark(station: int) -> str:
            seat = owners[station - 1]
            letter = "" if seat < 0 else self.words(f"metro-letter-{board.COLOURS[seat]}")
            return f"{station}{letter}{'*' if seat == view.seat else ''}"

        return mark

    def _station(self, station: int) -> str:
        return self.words("metro-station", number=station, name=board.STATION_NAMES[station - 1])

    def line(self, view: View, rest: str) -> Lines:
        """One station's line: its length, where it ends or leads, and every tile it crosses."""
        if not rest.isdecimal() or int(rest) not in board.STATIONS:
            return [self.words("metro-no-station", text=rest[:20])]
        track, station = view.known.track, int(rest)
        crossed = [
            self.words("metro-crossing", square=square, side=self.words(f"metro-side-{side}"))
            for square, side in crossings(track, station)
        ]
        described = self._described(line(track, station))
        return [described, *([self.words("metro-crossings", squares=", ".join(crossed))] if crossed else [])]

    def lines(self, view: View, rest: str) -> Lines:
        """All own lines; `lines all`: everybody's."""
        every = lines(view.known.track)
        return [self._described(line) for line in every if rest or line.seat == view.seat]

    def _described(self, line: Line) -> str:
        owner = self.words("nobody") if line.seat is None else self.words.seat(line.seat)
        return self.words.sentence(
            "metro-line", station=self._station(line.station), owner=owner, length=line.length, rest=self._rest(line)
        )

    def _rest(self, line: Line) -> str:
        """Where a line ends, with its points, or where it leads."""
        if line.leads_to is not None:
            square, side = line.leads_to
            return self.words("metro-leads", square=square, side=self.words(f"metro-side-{side}"))
        if line.is_doubled:
            return self.words("metro-ends-centre", points=line.points)
        assert isinstance(line.end, int)
        return self.words("metro-ends", station=self._station(line.end), points=line.points)

    def tile(self, view: View, rest: str) -> Lines:
        """A tile drawn large: `tile aacb`, `tile aacbr1`; without a name those one may place."""
        found = re.fullmatch(r"([a-d]{4})(?:r?([1-3]))?", self.normalised(rest)) if rest else None
        if rest and (not found or found[1] not in tiles.INDEX):
            return [self.words("metro-no-tile", text=rest[:20])]
        shown = [(found[1], int(found[2] or 0))] if found else [(kind, 0) for kind in self._placeable(view)]
        answer = []
        for kind, turns in shown:
            answer += [kind + (f"r{turns}" if turns else ""), *drawing.tracks_drawn(kind, turns)]
        return answer

    def left(self, view: View) -> Lines:
        """How many tiles of each kind are still unseen."""
        shown = ", ".join(f"{kind} {count}" for kind, count in view.unseen.items() if count)
        return [self.words("metro-left", tiles=shown or self.words("nobody"))]

    def table(self, view: View) -> Lines:
        """Everybody's points and tiles, and the stack."""
        points = totals(view.known.track)
        seats = [
            self.words.sentence("metro-player", seat=seat, points=points[seat], tiles=view.known.hand_count(seat))
            for seat in range(view.setup.players)
        ]
        return [*seats, self.words("metro-stack", count=view.known.stack)]

    def why(self, view: View, text: str) -> Lines:
        """Why a square or a placement is not possible; if it is, what it would do."""
        asked = self.normalised(text)
        if not asked:
            return [self.words("metro-why-what")]
        if asked in board.INDEX:
            return self._why_square(view, asked)
        code = metro.parse(asked)
        if reason := metro.why_not(view, code):
            return [self.words.say(reason)]
        return [self.words("term-why-action-legal", action=metro.text(code)), *self.preview(view, code)]

    def _why_square(self, view: View, square: str) -> Lines:
        if reason := why_not_square(view, square):
            return [self.words.say(reason)]
        track = view.known.track
        answers = []
        for kind in self._placeable(view):
            ways = [metro.Action(kind, square, turns) for turns in (tiles.TURNS if track.free_rotation else [0])]
            reasons = [legality.why_not_placed(track, way) for way in ways]
            legal = [str(way) for way, reason in zip(ways, reasons, strict=True) if reason is None]
            if legal:
                answers.append(self.words("metro-why-legal", actions=self.words.join(legal, "or")))
            else:
                answers += [self.words.say(reason) for reason in reasons[:1] if reason]
        return answers

    def preview(self, view: View, code: int) -> Lines:
        """Everything that would follow from an action, for every line of every player."""
        change = metro.preview(view, code)
        told = [event for event in change.at_once if event.id != "line_completed"]
        answer = [self.words("term-try", action=change.action), *(f"  {self.words.say(event)}" for event in told)]
        if change.exception:
            answer.append("  " + self.words.say(change.exception))
        answer += [f"  {self._changed(line)}" for line in change.changed]
        for seat, (before, after) in enumerate(zip(change.before, change.after, strict=True)):
            if before != after:
                answer.append("  " + self.words.sentence("metro-total", seat=seat, points=before, then=after))
        return answer

    def _changed(self, change: LineChange) -> str:
        owner = self.words("nobody") if change.seat is None else self.words.seat(change.seat)
        return self.words.sentence(
            "metro-line-change",
            station=self._station(change.station),
            owner=owner,
            length=change.before.length,
            then=change.after.length,
            rest=self._rest(change.after),
        )

    def score(self, view: View) -> Lines:
        """The person's own points: complete lines, then the open ones."""
        assert view.seat is not None
        own = metro.scores(view.known)[view.seat]
        shown = self._by_state(own.lines)
        return [self.words("term-score-now", total=own.total), *(f"  {line}" for line in shown)]

    def _by_state(self, own: Iterable[Line]) -> Lines:
        return [self._described(line) for line in sorted(own, key=lambda line: (not line.is_complete, line.station))]

    def final(self, view: View, outcome: Outcome) -> Lines:
        """Everybody's points by line, and who won."""
        answer = []
        for seat, score in enumerate(metro.scores(view.known)):
            answer.append(self.words.sentence("term-final-seat", seat=seat, total=score.total))
            answer += [f"  {self._described(line)}" for line in score.lines]
        winners = self.words.join([self.words.seat(seat) for seat in outcome.winners])
        return [*answer, self.words.sentence("metro-won", decided=outcome.decided_by, winners=winners)]
