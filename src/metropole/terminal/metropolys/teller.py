"""Metropolys in plain lines: the city, the table, the cards and every answer in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby

from metropole.games import metropolys
from metropole.games.contract import Outcome
from metropole.games.metropolys import board
from metropole.games.metropolys.actions import BY_CODE
from metropole.games.metropolys.explain import why_not_place
from metropole.games.metropolys.view import View
from metropole.terminal.metropolys.places import Places
from metropole.words import Words

Lines = list[str]


class Teller:
    """Tells one person of a game of Metropolys."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.places = Places(words)

    def commands(self) -> dict[str, Callable[[View, str], Lines]]:
        return {
            "city": self.places.city,
            "look": self.places.look,
            "table": lambda view, _: self.table(view),
            "cards": lambda view, _: self.cards(view),
        }

    def normalised(self, text: str) -> str:
        """`7 @ c10` is as good as `7@C10` to a person."""
        return re.sub(r"\s*@\s*", "@", text.strip()).upper() if "@" in text else text.strip().lower()

    def help(self) -> Lines:
        return self.words("term-help").splitlines()

    def welcome(self, view: View) -> Lines:
        setup = view.setup
        lines = [
            self.words(
                "term-welcome",
                version=setup.version,
                expansion="yes" if setup.has_expansion else "no",
                players=setup.players,
                colour=self.words(f"metropolys-seat-{view.seat}"),
            )
        ]
        if setup.has_expansion or setup.tokens == board.FIRST_GAME_TOKENS:
            lines.append(self.words("term-own-art"))
        if setup.closed:
            lines.append(self.words("term-closed", districts=setup.closed))
        return [*lines, *self.cards(view), self.words("term-first", seat=setup.first)]

    def cards(self, view: View) -> Lines:
        """The own secret cards, with what they count and where."""
        assert view.seat is not None
        own, setup = view.known.cards_of(view.seat), view.setup
        lines = []
        if own.area:
            text = self.words(f"{setup.version}-{own.area}")
            once = " " + self.words("area-once") if setup.version == "expert" else ""
            lines.append(self.words("term-your-card", cards="area", card=own.area, text=text + once))
            lines += self.places.of_area_card(view, own.area)
        if own.neighbourhood:
            text = self.words("expert-neighbourhood", type=own.neighbourhood)
            lines.append(self.words("term-your-card", cards="neighbourhood", card=own.neighbourhood, text=text))
        if own.expansion:
            types = [self.words.term("type", name) for name in own.expansion]
            text = self.words("expansion-card", types=self.words.join(types))
            lines.append(self.words("term-your-card", cards="expansion", card=", ".join(types), text=text))
        return lines

    def question(self, view: View) -> Lines:
        state = view.known
        stock = self.words("term-your-stock", values=self.words.runs(state.stock_of(state.turn), "and"))
        if not view.bids:
            return [stock, self.words("term-open-call", example=metropolys.text(state.legal()[0]))]
        values = [value for value in state.stock_of(state.turn) if value > state.last_value]
        return [
            stock,
            self.words(
                "term-outbid",
                value=view.bids[-1].value,
                place=view.bids[-1].place,
                values=self.words.runs(values),
                places=self.words.join(board.names_of(state.targets()), "or"),
            ),
        ]

    def legal_lines(self, codes: list[int]) -> Lines:
        """One line a neighbourhood."""
        return [
            " ".join(metropolys.text(code) for code in group) for _, group in groupby(codes, lambda c: BY_CODE[c].place)
        ]

    def table(self, view: View) -> Lines:
        """Everybody's open things, and the current call."""
        state, scores = view.known, metropolys.scores(view.known)
        lines = []
        for seat in range(state.players):
            taken = {kind: len(places) for kind, places in scores[seat].tokens.items()}
            tokens = self.words("term-tokens", **taken)
            built = len(view.built[seat])
            lines.append(
                self.words.sentence("term-player", seat=seat, built=built, tokens=tokens, stock=state.stock_of(seat))
            )
        for card, holder in (("subway", state.subway_card), ("archaeology", state.archaeology_card)):
            lines.append(self.words(f"term-holds-{card}", seat=holder))
        return [*lines, self._call(view)]

    def _call(self, view: View) -> str:
        if not view.bids:
            return self.words("term-no-call")
        bids = [self.words("term-call-bid", **bid._asdict()) for bid in view.bids]
        passed = [self.words.seat(seat) for seat in view.known.passed()] or [self.words("nobody")]
        return self.words("term-call", bids=", ".join(bids), passed=", ".join(passed))

    def why(self, view: View, text: str) -> Lines:
        """Why a place or a bid is not possible; if it is, what it would do."""
        if not text:
            return [self.words("term-why-what")]
        if "@" not in text and text.lower() != "pass":
            return self._why_place(view, text.upper())
        code = metropolys.parse(self.normalised(text))
        if reason := metropolys.why_not(view, code):
            return [self.words.say(reason)]
        return [self.words("term-why-action-legal", action=str(BY_CODE[code])), *self.preview(view, code)]

    def _why_place(self, view: View, place: str) -> Lines:
        if place not in board.INDEX:
            return [self.words("term-no-place", text=place[:20])]
        if reason := why_not_place(view, place):
            return [self.words.say(reason)]
        values = [BY_CODE[code].value for code in metropolys.legal(view) if BY_CODE[code].place == place]
        if not values:
            return [self.words("term-why-free-later", place=place)]
        return [self.words("term-why-legal", place=place, values=self.words.runs(values))]

    def preview(self, view: View, code: int) -> Lines:
        """Everything that would follow from an action."""
        change = metropolys.preview(view, code)
        lines = [self.words("term-try", action=change.action)]
        lines += [f"  {self.words.say(event)}" for event in change.at_once]
        for answer in change.answers:
            values = self.words.runs(answer.values)
            places = self.words.join(list(answer.places), "or")
            lines.append("  " + self.words("term-try-answers", seat=answer.seat, values=values, places=places))
        if change.answers:
            lines.append("  " + self.words("term-try-unanswered"))
            lines += [f"    {self.words.say(event)}" for event in change.if_unanswered]
        elif not BY_CODE[code].is_pass:
            lines.append("  " + self.words("term-try-no-answer"))
        lines.append("  " + self._points_change(change))
        if change.groups_completed:
            groups = "; ".join(", ".join(group) for group in change.after.groups or [])
            lines.append("  " + self.words("term-try-groups", groups=groups))
        return lines

    def _points_change(self, change: metropolys.Preview) -> str:
        changes = {source: points - change.before.points[source] for source, points in change.after.points.items()}
        parts = [
            self.words("term-try-change", change=f"{points:+}", source=source)
            for source, points in changes.items()
            if points
        ]
        shown = self.words("term-try-part", parts=", ".join(parts)) if parts else ""
        return self.words("term-try-points", before=change.before.total, after=change.after.total, parts=shown)

    def score(self, view: View) -> Lines:
        """The person's own points now, by source, with the places that make them."""
        assert view.seat is not None
        own = metropolys.scores(view.known)[view.seat]
        lines = [self.words("term-score-now", total=own.total)]
        return [*lines, *(self._parts(own) or ["  " + self.words("term-score-none")])]

    def _parts(self, own: metropolys.Score) -> Lines:
        return ["  " + self._part(own, source, points) for source, points in own.points.items() if points]

    def _part(self, own: metropolys.Score, source: str, points: int) -> str:
        area = "; ".join(", ".join(group) for group in own.groups) if own.groups else ", ".join(own.area_places)
        places = {
            **{kind: ", ".join(found) for kind, found in own.tokens.items()},
            "area": area,
            "neighbourhood": ", ".join(own.neighbourhood_places),
            "expansion": ", ".join(self.words.term("district", name) for name in own.expansion_sets),
            "highest": ", ".join(self.words.term("district", name) for name in own.highest_in),
        }.get(source, "")
        id = "term-score-part-places" if places else "term-score-part"
        return self.words(id, points=points, source=source, places=places)

    def final(self, view: View, outcome: Outcome) -> Lines:
        """Everybody's points by source, and who won by what."""
        state = view.known
        lines = []
        for seat, score in enumerate(metropolys.scores(state)):
            lines.append(self.words.sentence("term-final-seat", seat=seat, total=score.total))
            lines += self._parts(score)
            own = [card if isinstance(card, str) else "/".join(card) for card in state.cards_of(seat) if card]
            cards = ", ".join(self.words.term("card", card) for card in own)
            lines.append("  " + self.words.sentence("term-final-cards", seat=seat, cards=cards))
        for decision in metropolys.decisions(state):
            lines.append("  " + self._district(decision))
        winners = self.words.join([self.words.seat(seat) for seat in outcome.winners])
        return [*lines, self.words.sentence("term-won", decided=outcome.decided_by, winners=winners)]

    def _district(self, decision: metropolys.DistrictDecision) -> str:
        seats = self.words.join([self.words.seat(seat) for seat in decision.seats])
        details = {"district": decision.district, "seats": seats, "rank": decision.rank}
        return self.words.sentence(f"highest-{decision.reason}", **details)
