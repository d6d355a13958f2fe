"""The messages of the server on the play socket: one schema, from which the client's types are generated.

Every message carries the table's version. What a game's own values look like is said by its presenter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from metropole.server.broadcast.presenter import MessageShown, shape_of
from metropole.server.fields import GameName
from metropole.server.tables.clocks import ClockShown, PaceShown
from metropole.server.tables.log import EntryKind
from metropole.server.tables.moments import Tempo
from metropole.server.tables.table import DepartureWay, Status, TableResult

if TYPE_CHECKING:
    Setup: TypeAlias = Any
    Position: TypeAlias = Any
    Change: TypeAlias = Any
    Own: TypeAlias = Any
    Legal: TypeAlias = Any
    Preview: TypeAlias = Any
    Final: TypeAlias = Any
else:
    Setup, Position, Change = shape_of("setup"), shape_of("position"), shape_of("change")
    Own, Legal, Preview, Final = shape_of("own"), shape_of("legal"), shape_of("preview"), shape_of("final")


class Departed(TypedDict):
    """Whoever left a seat of a game in play to a bot: they got up, or their time was up.

    Where the seat has not lost by that, they may take it again.
    """

    user: str | None
    name: str | None
    is_guest: bool
    way: DepartureWay
    has_lost: bool


class Seat(TypedDict):
    """Who sits somewhere. `name` is nothing for a bot and for somebody who deleted their account.

    `character`: who a bot is. `longest`: milliseconds after which it has answered at the latest. `departed`: for whom
    it plays.
    """

    user: str | None
    name: str | None
    is_guest: bool
    bot: str | None
    character: str | None
    longest: int | None
    departed: Departed | None


class TableShown(TypedDict):
    """What was agreed, and who sits there. `cast`: by seat, which of the characters of its level a bot there is."""

    id: str
    game: GameName
    players: int
    options: dict[str, Any]
    pace: PaceShown
    tempo: Tempo
    cast: list[int]
    is_public: bool
    is_rated: bool
    day: str | None
    is_counted: bool
    host: str
    follows: str | None
    followed_by: str | None
    created_at: int
    status: Status
    starts_at: int | None  # when the game begins by itself, as everybody sits
    is_held: bool  # the host will say when it begins
    seats: list[Seat]


class Mine(TypedDict, total=False):
    """What only one seat is told, where it is new."""

    own: Own
    legal: Legal
    can_undo: bool
    undos_left: int  # how often one may still take back what bots have answered, where that is what could be taken back
    id: str


class Snapshot(Mine):
    """Everything that one may know of a table. Before the start it has no position."""

    type: Literal["snapshot"]
    version: int
    at: int
    seat: int | None
    table: TableShown
    setup: NotRequired[Setup]
    position: NotRequired[Position]
    clock: NotRequired[ClockShown]
    result: NotRequired[TableResult]
    final: NotRequired[Final]


class EntryShown(Mine):
    """One entry of the log as one seat, or a spectator, is told it."""

    type: Literal["entry"]
    version: int
    at: int
    kind: EntryKind
    seat: int
    action: NotRequired[str]
    follower: NotRequired[str]  # the table of a rematch
    events: NotRequired[list[MessageShown]]
    change: NotRequired[Change]
    status: NotRequired[str]
    seats: NotRequired[list[Seat]]
    starts_at: NotRequired[int | None]
    is_held: NotRequired[bool]
    setup: NotRequired[Setup]
    position: NotRequired[Position]
    clock: NotRequired[ClockShown]
    result: NotRequired[TableResult]
    final: NotRequired[Final]


class Logged(TypedDict):
    """One entry of the log as spectators see it.

    Where somebody came or went: who sits where after it, and whether the game goes on. By these everything that was
    done is told of whoever did it, for ever, whoever sits there later.
    """

    version: int
    at: int
    kind: str
    seat: int
    action: NotRequired[str]
    events: NotRequired[list[MessageShown]]
    seats: NotRequired[list[Seat]]
    status: NotRequired[str]


class Stepped(Logged):
    """The same with what changed on the board, if anything was played: for whoever wants to see it happen."""

    change: Change | None


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
    reason: MessageShown
    fresh: NotRequired[Snapshot]  # where the table has moved on


class Previewed(TypedDict):
    """The answer to a preview. `is_final`: it could not be taken back."""

    type: Literal["preview"]
    version: int
    id: str
    preview: Preview
    is_final: bool


class WhyShown(TypedDict):
    """The answer to a why; no reason where something may be done there, or what one has in mind."""

    type: Literal["why"]
    version: int
    id: str
    place: str
    reason: MessageShown | None


class CandidateShown(TypedDict):
    """One action as the search found it, and what speaks for it."""

    action: str
    visits: int
    win_chances: list[float]
    points: list[float]
    reasons: list[MessageShown]


class Hinted(TypedDict):
    """The answer to a hint: candidates, best first, and the expected continuation."""

    type: Literal["hint"]
    version: int
    id: str
    candidates: list[CandidateShown]
    continuation: list[str]


class ChatMessage(TypedDict):
    """Something that was said."""

    type: Literal["chat"]
    version: int
    number: int
    room: Literal["players", "spectators"]
    user: str
    name: str | None
    is_guest: bool
    text: str
    at: int


class SeatsShown(TypedDict):
    """Who sits where, as somebody there has another name."""

    type: Literal["seats"]
    version: int
    seats: list[Seat]


class Said(TypedDict):
    """What one said was kept, and everybody who may hear it is told: the answer to a say."""

    type: Literal["said"]
    version: int
    id: str
    number: int


class Ping(TypedDict):
    """To be answered at once with a pong, so that the way of messages can be measured."""

    type: Literal["ping"]
    version: int
    at: int


class TurnBegun(TypedDict):
    """The seat to move is charged since then, later than its clock says: it took long until it could be told."""

    type: Literal["turn_begun"]
    version: int
    since: int


class Welcome(TypedDict):
    """One is back, and has been told everything up to this version."""

    type: Literal["welcome"]
    version: int
    at: int


class Leaving(TypedDict):
    """The server goes away and will be back in a moment: come again."""

    type: Literal["leaving"]
    version: int


ServerMessage = Annotated[
    Snapshot
    | EntryShown
    | Done
    | Refused
    | Previewed
    | WhyShown
    | Hinted
    | ChatMessage
    | SeatsShown
    | Said
    | Ping
    | TurnBegun
    | Welcome
    | Leaving,
    Field(discriminator="type"),
]
