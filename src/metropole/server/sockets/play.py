"""The play socket: one connection of one person to one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import ClassVar

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.games.contract import Message, NotLegal, Refusal
from metropole.server.broadcast import chat
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.broadcast.entry import joined
from metropole.server.broadcast.presenter import presenter_of, shown_message
from metropole.server.bus import Bus
from metropole.server.limits import Limits
from metropole.server.people.mutes import NOBODY_MUTED, muted_ids
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed, TooMuch, Unavailable
from metropole.server.sockets.connection import ILL_BEHAVED, Connection
from metropole.server.sockets.messages import (
    FlagRequest,
    HintRequest,
    PlayRequest,
    Pong,
    PreviewRequest,
    SayRequest,
    UndoRequest,
    WhyRequest,
    client_messages,
)
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import Decide, LiveTable, LiveTables, Stale
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers

Act = PlayRequest | UndoRequest | FlagRequest

ENOUGH_ILL = 50  # messages too many, or without sense, after which somebody is shown out


@dataclass(frozen=True, slots=True)
class PlayDependencies:
    """What all play sockets of a process share. `thinkers`: nobody, where this process has none."""

    database: Database
    bus: Bus
    limits: Limits
    tables: LiveTables
    broadcaster: TableBroadcaster
    thinkers: Thinkers | None


class PlaySocket(Connection):
    """Reads what one person asks, and writes what they are told, in order."""

    __slots__ = ("_ill", "_shared", "lag", "muted", "person", "session", "table_id", "user", "version")

    def __init__(
        self, shared: PlayDependencies, websocket: WebSocket, person: Person, session: str, table_id: str
    ) -> None:
        super().__init__(websocket)
        self._shared, self.person, self.session, self.table_id = shared, person, session, table_id
        self.user: str | None = person.id
        self.version = -1  # nothing was told yet
        self.muted = NOBODY_MUTED
        self.lag = 0
        self._ill = 0

    # Coming and going

    async def run(self, version: int | None) -> None:
        """Be at the table until the connection ends."""
        live = self._shared.tables.at(self.table_id)
        await self._join(live, version)
        try:
            await self._read()
        finally:
            live.subscribers.discard(self)

    async def _join(self, live: LiveTable, version: int | None) -> None:
        """Tell everything, or what was missed since a version that the client knows; and from now on all that comes."""
        self.muted = await muted_ids(self._shared.database, self.person.id)
        async with live.lock:
            table = await self._shared.tables.read(live, version)
            if version is not None and version <= table.version:
                for text in await self._shared.broadcaster.missed(table, version, self.user):
                    self.send(text)
                self.send_json({"type": "welcome", "version": table.version, "at": now()})
            else:
                self.send(await self._shared.broadcaster.snapshot(table, self.user))
            self.version = table.version
            live.subscribers.add(self)
        for said in await chat.said_before(self._shared.database, table, self.user, self.muted):
            self.send_json(said)

    # Reading

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while self._ill < ENOUGH_ILL and (text := await self.receive()) is not None:
                await self._handle(text)
            self.close(ILL_BEHAVED)
            while True:  # until the farewell has arrived
                await self.receive()

    async def _handle(self, text: str) -> None:
        """Do what one message asks; whatever comes of it is answered."""
        request_id: str | None = None
        try:
            self._shared.limits.check("messages", str(id(self)))
            self._shared.limits.check("messages_by_person", self.person.id)
            request = client_messages.validate_json(text)
            request_id = getattr(request, "id", None)
            await self._do[type(request)](self, request)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(step) for step in first["loc"])[:100]
            self._refuse(request_id, Message("bad_request", {"where": where, "problem": first["type"]}), is_ill=True)
        except Refusal as refusal:
            self._refuse(request_id, refusal.reason, is_ill=isinstance(refusal, TooMuch))
        except DATABASE_TROUBLE:
            self._refuse(request_id, Message("not_saved"))

    def _refuse(self, request_id: str | None, reason: Message, *, is_ill: bool = False) -> None:
        self._ill += is_ill
        self.send_json({"type": "refused", "version": self.version, "id": request_id, "reason": shown_message(reason)})

    async def _act(self, request: Act, decide: Decide) -> None:
        """Let an act happen once, however often it is sent."""

        def once(table: Table) -> Entry:
            if (self.user, request.id) in table.answered:
                raise Stale(table.version)
            return decide(table)

        try:
            await self._shared.tables.act(self.table_id, once, version=request.version)
        except Stale:
            await self._answer_stale(request)

    async def _answer_stale(self, request: Act) -> None:
        """The table has moved on: perhaps by this very act, whose answer was lost."""
        entry = await store.entry_of(self._shared.database, self.table_id, self.person.id, request.id)
        if entry is not None:
            self.send_json({"type": "done", "version": self.version, "id": request.id, "entry": entry})
            return
        live = self._shared.tables.at(self.table_id)
        async with live.lock:  # nobody is shown what is not committed yet
            table = await self._shared.tables.read(live)
            reason = Message("stale_version", {"given": request.version, "right": table.version})
            refused = {"type": "refused", "version": table.version, "id": request.id, "reason": shown_message(reason)}
            fresh = await self._shared.broadcaster.snapshot(table, self.user)
            self.send(joined(to_json(refused), b'{"fresh":' + fresh + b"}"))

    def _act_request(self, request_id: str) -> ActRequest:
        return ActRequest(now(), self.person.id, request_id, self.lag)

    async def _play(self, request: PlayRequest) -> None:
        outages = self._shared.tables.outages
        await self._act(
            request, lambda table: acts.person_plays(table, self._act_request(request.id), request.action, outages)
        )

    async def _undo(self, request: UndoRequest) -> None:
        await self._act(request, lambda table: acts.undo(table, self._act_request(request.id)))

    async def _flag(self, request: FlagRequest) -> None:
        outages = self._shared.tables.outages
        await self._act(request, lambda table: acts.flag(table, self._act_request(request.id), outages))

    async def _seated(self, version: int | None = None) -> tuple[Table, int]:
        """The table in play and one's seat, for questions about it."""
        table = await self._shared.tables.look(self.table_id)
        seat = table.seat_of(self.user)
        if seat is None:
            raise NotAllowed("not_at_this_table")
        if table.match is None:
            raise NotLegal("not_while_table_is", status=table.status)
        if version is not None and version != table.version:
            raise NotLegal("stale_version", given=version, right=table.version)
        return table, seat

    async def _preview(self, request: PreviewRequest) -> None:
        table, seat = await self._seated(request.version)
        shown = presenter_of(table.terms.game).preview(table.view(seat), table.terms.rules.parse(request.action))
        self.send_json({"type": "preview", "version": table.version, "id": request.id, "preview": shown})

    async def _why(self, request: WhyRequest) -> None:
        table, seat = await self._seated()
        view = table.view(seat)
        reason = presenter_of(table.terms.game).why_not_at(view, request.place)
        if reason is None and request.action is not None:
            reason = table.terms.rules.why_not(view, table.terms.rules.parse(request.action))
        shown = shown_message(reason) if reason else None
        answer = {"type": "why", "version": table.version, "id": request.id, "place": request.place, "reason": shown}
        self.send_json(answer)

    async def _hint(self, request: HintRequest) -> None:
        table, seat = await self._seated(request.version)
        if table.terms.is_rated:
            raise NotLegal("no_hints_at_rated_tables")
        if table.turn != seat:
            raise NotLegal("not_your_turn", seat=table.turn)
        if self._shared.thinkers is None:
            raise Unavailable("no_thinkers")
        self._shared.limits.check("hints", self.person.id)
        thought = await self._shared.thinkers.hint(table, seat)
        answer = {"type": "hint", "version": request.version, "id": request.id}
        self.send_json({**answer, **thought.written(table.terms.rules.text, most=5)})

    async def _say(self, request: SayRequest) -> None:
        self._shared.limits.check("chat", self.person.id)
        table = await self._shared.tables.look(self.table_id)
        await chat.say(self._shared.database, self._shared.bus, table, self.person.id, request.text)

    async def _pong(self, request: Pong) -> None:
        """How long a message takes there and back; what claims to come from the future is not believed."""
        self.lag = max(0, now() - request.at)

    _do: ClassVar[dict[type, Callable[..., Awaitable[None]]]] = {
        PlayRequest: _play,
        UndoRequest: _undo,
        FlagRequest: _flag,
        PreviewRequest: _preview,
        WhyRequest: _why,
        HintRequest: _hint,
        SayRequest: _say,
        Pong: _pong,
    }
