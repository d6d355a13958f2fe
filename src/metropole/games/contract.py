"""The few names that every game answers to.

A game is a package whose `__init__` offers the names of `Game`; nothing is inherited. A State is mutated by `play`;
whoever needs the old one copies it first. Actions travel as small integers (`code`), are shown as short texts, and have
a readable form in between that each game defines. What a seat may know is a View; everything that is shown to a seat is
made from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from random import Random

NOBODY = -1  # where a seat is asked for

Detail = str | int | Sequence[str] | Sequence[int]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell people, as an id and its parameters, so that it can be worded in any language."""

    id: str
    details: Mapping[str, Detail] = field(default_factory=dict)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.id} ({shown})" if shown else self.id


class Refusal(Exception):  # noqa: N818, it is the name people are told
    """Something was refused; `reason` says why."""

    def __init__(self, reason: str | Message, /, **details: Detail) -> None:
        self.reason = reason if isinstance(reason, Message) else Message(reason, details)
        super().__init__(self.reason)

    def __str__(self) -> str:
        return str(self.reason)


class NotUnderstood(Refusal):
    """What was given has not the form that is asked for."""


class NotLegal(Refusal):
    """What was given is well formed, but the rules forbid it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points a seat, the seats that won, and what decided it (an id, such as `most_points`)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str


class State(Protocol):
    """A position of a game, with everything that is secret in it."""

    @property
    def players(self) -> int: ...
    @property
    def turn(self) -> int:
        """The seat to move; -1 when the game is over."""

    def legal(self) -> list[int]: ...
    def legal_count(self) -> int: ...
    def legal_at(self, index: int) -> int:
        """The action that stands at this index of `legal()`, without making the list."""

    def is_legal(self, code: int) -> bool: ...
    def legal_mask(self) -> bytes:
        """A byte for each code: 1 where the action is legal, 0 elsewhere."""

    def play(self, code: int) -> None: ...
    def copy(self) -> Self:
        """The same position, apart from this one. It takes under 100 ns, so that nothing is ever undone: whoever wants
        to go back has kept a copy. Equal States are the same position, secrets included, and have one hash.
        """


class Setup(Protocol):
    """Everything that was chosen or drawn before the first action."""

    @property
    def players(self) -> int: ...
    @property
    def first(self) -> int:
        """The seat that begins."""


class View(Protocol):
    """What one seat may know of a game, or a spectator (`seat` is None)."""

    @property
    def seat(self) -> int | None: ...
    @property
    def setup(self) -> Setup:
        """With whatever is not known left open."""

    @property
    def turn(self) -> int: ...
    @property
    def history(self) -> tuple[int, ...]:
        """The codes of all actions so far, where whoever made the view kept them."""


class Score(Protocol):
    """One seat's points with their reasons."""

    @property
    def total(self) -> int: ...
    @property
    def points(self) -> Mapping[str, int]:
        """The points by what they are for; together they are the total."""


class Facts(Protocol):
    """What the parts and the rulebook say that others need: a dataclass, which each game extends by its own.

    `seats`: the possible numbers of players. `options`: what holds where nothing is said.
    """

    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def options(self) -> Mapping[str, Any]: ...


SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)


class Game(Protocol[SetupT, StateT, ViewT]):
    """A game: its package is one of these."""

    __name__: str  # of the package, in which a folder `messages` may hold the game's own words
    NAME: str
    RULES: int  # the version of the rules, kept with every record
    SEATS: range  # the possible numbers of players
    ACTIONS: int  # how many codes there are
    VARIANTS: Sequence[Mapping[str, Any]]  # the options of each way to play that is worth comparing
    CARDS: Sequence[str]  # the parts of a record's `setup` that hold one card for each seat

    @property
    def FACTS(self) -> Facts:  # noqa: N802, a constant of the game's package; a property, so that it may be its own type
        """What others need of the parts and the rulebook; `make wire` writes it into the client."""

    def read_setup(self, players: int, options: Mapping[str, Any], setup: Mapping[str, Any]) -> SetupT:
        """A Setup from a record's `options` and `setup`."""

    def write_setup(self, setup: SetupT) -> tuple[dict[str, Any], dict[str, Any]]:
        """A record's `options` and `setup`."""

    def deal(self, players: int, options: Mapping[str, Any], rng: Random, given: Mapping[str, Any] = ...) -> SetupT:
        """A Setup in which whatever `given` does not hold is drawn."""

    def describe_options(self, options: Mapping[str, Any]) -> Sequence[Message]:
        """A record's options, to be told: one message, and others that each take the words so far as `name`."""

    def new_game(self, setup: SetupT) -> StateT: ...
    def parse(self, text: str) -> int:
        """The code of an action's text."""

    def text(self, code: int) -> str: ...
    def state_text(self, state: StateT) -> str:
        """All of a State in one line."""

    def read_state(self, text: object) -> StateT:
        """The State that was written so; refused with the reason where it cannot come about."""

    def scores(self, state: StateT) -> Sequence[Score]: ...
    def outcome(self, state: StateT) -> Outcome | None: ...
    def view(
        self,
        state: StateT,
        seat: int | None,
        history: Sequence[int] = ...,
        earlier: ViewT | None = ...,
        others_view: ViewT | None = ...,
    ) -> ViewT:
        """What a seat, or a spectator, may know.

        Some work is spared by an `earlier` view of theirs, in the same game, and by `others_view` of the same State.
        """

    def legal(self, view: ViewT) -> list[int]:
        """What the view's seat may do now; empty when it is another's turn."""

    def shown_to(self, state: StateT, seat: int) -> int:
        """How many of the cards or tiles that were hidden at the deal a seat has been shown so far."""

    def guess(self, view: ViewT, rng: Random) -> StateT:
        """A complete State that fits the view, drawn uniformly."""

    def redeal(self, setup: SetupT, history: Sequence[int], seat: int | None, rng: Random) -> SetupT:
        """A Setup from which the same actions lead to what a seat, or a spectator, knows after them: all that it could
        not know is drawn anew, each possibility as likely as any other.
        """

    def why_not(self, view: ViewT, code: int) -> Message | None:
        """Why the view's seat may not do this now; None when it may."""

    def preview(self, view: ViewT, code: int) -> Any:
        """What this legal action of the view's seat would change."""

    def circumstances(self, view: ViewT, code: int) -> str:
        """What an action of the view's seat is weighed against now, also while others move: where it is the same later
        on, so is what spoke for the action.
        """

    def events(self, state: StateT, code: int) -> Sequence[Message]:
        """What everybody sees happen when this legal action is played."""
