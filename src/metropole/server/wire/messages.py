"""The messages of the play socket, both ways: one schema, from which the client's types are generated.

Every message of the server carries the table's version. An action carries an id of the client's own and the version it
answers; the entry that comes of it carries the id back, and that is the acknowledgement.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from metropole.server.wire.shown import Message
from metropole.server.wire.shown.metro import (
    MetroChange,
    MetroFinal,
    MetroLegal,
    MetroOwn,
    MetroPosition,
    MetroPreview,
    MetroSetup,
)
from metropole.server.wire.shown.metropolys import (
    MetropolysChange,
    MetropolysFinal,
    MetropolysLegal,
    MetropolysOwn,
    MetropolysPosition,
    MetropolysPreview,
    MetropolysSetup,
)

ActionId = Annotated[str, Field(min_length=1, max_length=40)]
Version = Annotated[int, Field(ge=0, le=1_000_000)]
Text = Annotated[str, Field(min_length=1, max_length=20)]


class _Asking(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Play(_Asking):
    """Play an action, written as in a record."""

    type: Literal["play"]
    id: ActionId
    version: Version
    action: Text


class Undo(_Asking):
    """Take back one's last action."""

    type: Literal["undo"]
    id: ActionId
    version: Version


class Flag(_Asking):
    """Say that the seat to move has used up its time."""

    type: Literal["flag"]
    id: ActionId
    version: Version


class Preview(_Asking):
    """Ask what an action would bring about; nothing happens."""

    type: Literal["preview"]
    id: ActionId
    version: Version
    action: Text


class Why(_Asking):
    """Ask why nothing may be done at a place, or not the action that one has in mind there."""

    type: Literal["why"]
    id: ActionId
    place: Text
    action: Text | None = None


class Hint(_Asking):
    """Ask what a bot would do in one's place. Not at rated tables."""

    type: Literal["hint"]
    id: ActionId
    version: Version


class Say(_Asking):
    """Say something to the others: players to players, spectators to spectators, after the end to all."""

    type: Literal["say"]
    id: ActionId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Pong(_Asking):
    """The answer to a ping."""

    type: Literal["pong"]
    at: Annotated[int, Field(ge=0)]


Asking = Annotated[Play | Undo | Flag | Preview | Why | Hint | Say | Pong, Field(discriminator="type")]
asking: TypeAdapter[Play | Undo | Flag | Preview | Why | Hint | Say | Pong] = TypeAdapter(Asking)


class Seat(TypedDict):
    """Who sits somewhere. `name` is nothing for a bot and for somebody who deleted their account.

    `longest`: milliseconds that a bot thinks at most.
    """

    user: str | None
    name: str | None
    bot: str | None
    longest: int | None
    formerly: str | None


class ClockShown(TypedDict):
    """Milliseconds left by seat, and since when, by the server's clock, the seat to move is thinking."""

    left: list[int]
    since: int


class PaceShown(TypedDict):
    """Milliseconds: a bank with an increment, or so long for each move; all nought is no limit."""

    bank: int
    increment: int
    per_move: int


class Result(TypedDict):
    """How a game ended: points and ranks by seat, who won, what decided it; `lost`: seats that left or overstepped."""

    scores: list[int]
    winners: list[int]
    ranks: list[int]
    decided_by: str
    lost: list[int]


class TableShown(TypedDict):
    """What was agreed, and who sits there."""

    id: str
    game: Literal["metropolys", "metro"]
    players: int
    options: dict[str, Any]
    pace: PaceShown
    is_public: bool
    is_rated: bool
    host: str
    follows: str | None
    followed_by: str | None
    created_at: int
    status: Literal["open", "running", "finished", "closed"]
    seats: list[Seat]


class Mine(TypedDict, total=False):
    """What only one seat is told, where it is new."""

    own: MetropolysOwn | MetroOwn
    legal: MetropolysLegal | MetroLegal
    can_undo: bool
    id: str


class Snapshot(Mine):
    """Everything that one may know of a table. Before the start it has no position."""

    type: Literal["snapshot"]
    version: int
    at: int
    seat: int | None
    table: TableShown
    setup: NotRequired[MetropolysSetup | MetroSetup]
    position: NotRequired[MetropolysPosition | MetroPosition]
    clock: NotRequired[ClockShown]
    result: NotRequired[Result]
    final: NotRequired[MetropolysFinal | MetroFinal]


class EntryShown(Mine):
    """One entry of the log as one seat, or a spectator, is told it."""

    type: Literal["entry"]
    version: int
    at: int
    kind: Literal["sat", "left", "started", "played", "undone", "flagged", "closed", "followed"]
    seat: int
    action: NotRequired[str]
    follower: NotRequired[str]  # the table of a rematch
    events: NotRequired[list[Message]]
    change: NotRequired[MetropolysChange | MetroChange]
    status: NotRequired[str]
    seats: NotRequired[list[Seat]]
    setup: NotRequired[MetropolysSetup | MetroSetup]
    position: NotRequired[MetropolysPosition | MetroPosition]
    clock: NotRequired[ClockShown]
    result: NotRequired[Result]
    final: NotRequired[MetropolysFinal | MetroFinal]


class Logged(TypedDict):
    """One entry of the log as spectators see it."""

    version: int
    at: int
    kind: str
    seat: int
    action: NotRequired[str]
    events: NotRequired[list[Message]]


class Done(TypedDict):
    """The answer to an id that was answered before: it stands in the log at `entry`."""

    type: Literal["done"]
    version: int
    id: str
    entry: int


class Refused(TypedDict):
    """A request that changed nothing, and why."""

    type: Literal["refused"]
    version: int
    id: str | None
    reason: Message
    fresh: NotRequired[Snapshot]  # where the table has moved on


class Previewed(TypedDict):
    """The answer to a preview."""

    type: Literal["preview"]
    version: int
    id: str
    preview: MetropolysPreview | MetroPreview


class WhyShown(TypedDict):
    """The answer to a why; no reason where something may be done there, or what one has in mind."""

    type: Literal["why"]
    version: int
    id: str
    place: str
    reason: Message | None


class Candidate(TypedDict):
    """One action as the search found it."""

    action: str
    visits: int
    win_chances: list[float]
    points: list[float]


class Hinted(TypedDict):
    """The answer to a hint: candidates, best first, and the expected continuation."""

    type: Literal["hint"]
    version: int
    id: str
    candidates: list[Candidate]
    continuation: list[str]


class Said(TypedDict):
    """Something that was said."""

    type: Literal["chat"]
    version: int
    number: int
    room: Literal["players", "spectators"]
    user: str
    name: str | None
    text: str
    at: int


class Ping(TypedDict):
    """To be answered at once with a pong, so that the way of messages can be measured."""

    type: Literal["ping"]
    version: int
    at: int


class Welcome(TypedDict):
    """One is back, and has been told everything up to this version."""

    type: Literal["welcome"]
    version: int
    at: int


class Leaving(TypedDict):
    """The server goes away and will be back in a moment: come again."""

    type: Literal["leaving"]
    version: int


Telling = Annotated[
    Snapshot | EntryShown | Done | Refused | Previewed | WhyShown | Hinted | Said | Ping | Welcome | Leaving,
    Field(discriminator="type"),
]
