"""The play socket: one connection of one person to one table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.games.contract import Message, NotLegal, Refusal
from metropole.server.broadcast import chat
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.broadcast.entry import joined
from metropole.server.broadcast.presenter import presenter_of, shown_message, why_not_there
from metropole.server.broadcast.snapshot import turn_begun
from metropole.server.incoming import check_message, place_of
from metropole.server.limits import Limits
from metropole.server.logs import log_event
from metropole.server.people.sessions import Person
from metropole.server.processor_shares import ProcessorShares
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
from metropole.server.sockets.pending_question import PendingQuestion
from metropole.server.sockets.round_trips import RoundTrips
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now
from metropole.server.storage.trouble import is_refused
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import Decide, LiveTable, LiveTables, Stale
from metropole.server.tables.log import Entry
from metropole.server.tables.questions import Answer, Answers, Question, check_hint, hint_question
from metropole.server.tables.table import Table
from metropole.server.tables.unsaved import MoveRequest

Act = PlayRequest | UndoRequest | FlagRequest

ENOUGH_ILL = 50  # messages too many, or without sense, after which somebody is shown out


@dataclass(frozen=True, slots=True)
class PlayDependencies:
    """What all play sockets of a process share. `pending`: by person, what is being thought out for them."""

    database: Database
    limits: Limits
    shares: ProcessorShares
    tables: LiveTables
    broadcaster: TableBroadcaster
    answers: Answers
    pending: dict[str, PendingQuestion] = field(default_factory=dict)


class PlaySocket(Connection):
    """Reads what one person asks, and writes what they are told, in order."""

    __slots__ = (
        "_ill",
        "_question",
        "_shared",
        "_trips",
        "_version",
        "address",
        "person",
        "session",
        "table_id",
        "user",
    )

    def __init__(
        self,
        shared: PlayDependencies,
        websocket: WebSocket,
        person: Person,
        address: str,
        session: str,
        table_id: str,
    ) -> None:
        super().__init__(websocket)
        self._shared, self.person, self.address = shared, person, address
        self.session, self.table_id = session, table_id
        self.user: str | None = person.id
        self._version = -1  # nothing was told yet
        self._question: PendingQuestion | None = None
        self._trips = RoundTrips()
        self._ill = 0

    @property
    def version(self) -> int:
        """What they have been told."""
        return self._version

    @version.setter
    def version(self, version: int) -> None:
        self._version = version
        if self._question is not None:
            self._question.outdate(version)

    # Coming and going

    async def run(self, version: int | None) -> None:
        """Be at the table until the connection ends."""
        live = self._shared.tables.at(self.table_id)
        await self._join(live, version)
        try:
            await self._read()
        finally:
            live.subscribers.discard(self)
            if self._question is not None:
                self._question.call_off()

    async def _join(self, live: LiveTable, version: int | None) -> None:
        """Tell everything, or what was missed since a version that the client knows; and from now on all that comes."""
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
            if table.terms.pace.is_timed:
                self.ping()
            if (begun := turn_begun(table)) is not None:
                self.send_json(begun)
        for said in await chat.said_before(self._shared.database, table, self.person.id):
            self.send_json(said)

    def ping(self) -> None:
        """Measure how long messages take there and back."""
        at = now()
        self._trips.sent(at)
        self.send_json({"type": "ping", "version": self.version, "at": at})

    # Reading

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while self._ill < ENOUGH_ILL and (text := await self.receive()) is not None:
                await self._shared.shares.turn(self.address)
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
            check_message(text)
            request = client_messages.validate_json(text)
            request_id = getattr(request, "id", None)
            await self._do[type(request)](self, request)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            reason = Message("bad_request", {"where": place_of(first["loc"]), "problem": first["type"]})
            self._refuse(request_id, reason, is_ill=True)
        except Refusal as refusal:
            is_ill = isinstance(refusal, TooMuch) or refusal.reason.id == "bad_request"
            self._refuse(request_id, refusal.reason, is_ill=is_ill)
        except DATABASE_TROUBLE as trouble:
            if is_refused(trouble):
                log_event("fault", logging.ERROR, trouble, route="socket")
            self._refuse(request_id, Message("cannot_be_kept" if is_refused(trouble) else "not_saved"))

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

    async def _play(self, request: PlayRequest) -> None:
        tables, unsaved = self._shared.tables, self._shared.tables.at(self.table_id).unsaved
        move = MoveRequest(request.id, request.version, request.action)
        arrived = unsaved.first_arrival(self.person.id, move, self.arrived_at)

        def decide(table: Table) -> Entry:
            asked = ActRequest(now(), self.person.id, request.id, self._trips.shortest, arrived)
            return acts.person_plays(table, asked, request.action, tables.outages)

        try:
            await self._act(request, decide)
        except (Unavailable, *DATABASE_TROUBLE) as trouble:
            if not is_refused(trouble):
                unsaved.keep(self.person.id, move, arrived, now())
            raise

    async def _undo(self, request: UndoRequest) -> None:
        tables, arrived = self._shared.tables, self.arrived_at
        await self._act(request, lambda table: acts.undo(table, self._act_request(request, arrived), tables.outages))

    async def _flag(self, request: FlagRequest) -> None:
        tables, arrived = self._shared.tables, self.arrived_at
        await self._act(request, lambda table: acts.flag(table, self._act_request(request, arrived), tables.outages))

    def _act_request(self, request: Act, arrived: int) -> ActRequest:
        return ActRequest(now(), self.person.id, request.id, arrived=arrived)

    async def _seated(self, version: int | None = None) -> tuple[Table, int]:
        """The table in play and one's seat, for questions about it."""

        def seated(table: Table) -> tuple[Table, int]:
            seat = table.seat_of(self.user)
            if seat is None:
                raise NotAllowed("not_at_this_table")
            if table.match is None:
                raise NotLegal("not_while_table_is", status=table.status)
            return table, seat

        try:
            return await self._shared.tables.ask(self.table_id, seated, version=version)
        except Stale as stale:
            raise NotLegal("stale_version", given=version or 0, right=stale.version) from None

    async def _preview(self, request: PreviewRequest) -> None:
        table, seat = await self._seated(request.version)
        code = table.terms.rules.parse(request.action)
        shown = presenter_of(table.terms.game).preview(table.view(seat), code)
        told = {"type": "preview", "version": table.version, "id": request.id, "preview": shown}
        self.send_json({**told, "is_final": table.is_final(seat, code)})

    async def _why(self, request: WhyRequest) -> None:
        table, seat = await self._seated()
        reason = why_not_there(table.terms.rules, table.view(seat), request.place, request.action)
        shown = shown_message(reason) if reason else None
        answer = {"type": "why", "version": table.version, "id": request.id, "place": request.place, "reason": shown}
        self.send_json(answer)

    async def _hint(self, request: HintRequest) -> None:
        """Thought out beside all else that is asked; one at a time for a person."""
        table, _ = await self._seated(request.version)
        question = hint_question(table, self.person.id)
        check_hint(table, question)
        before = self._shared.pending.get(self.person.id)
        if before is not None and not before.is_over:
            raise NotLegal("hint_under_way")
        self._shared.limits.check_both("hints", self.person.id, self.address)
        self._ask(question, request.id)

    def _ask(self, question: Question, request_id: str) -> None:
        """Let a question be thought out, and tell the answer when it is there."""
        of_person, person = self._shared.pending, self.person.id

        def tell(answer: Answer) -> None:
            self.send_json({"type": question.kind, "version": question.version, "id": request_id, **answer})

        def forget() -> None:
            if of_person.get(person) is pending:
                del of_person[person]

        pending = PendingQuestion(self._shared.answers, question, tell, lambda reason: self._refuse(request_id, reason))
        self._question = of_person[person] = pending
        pending.then(forget)

    async def _say(self, request: SayRequest) -> None:
        self._shared.limits.check_both("chat", self.person.id, self.address)
        number = await chat.say(self._shared.tables, self.table_id, self.person.id, request.text)
        self.send_json({"type": "said", "version": self.version, "id": request.id, "number": number})

    async def _pong(self, request: Pong) -> None:
        """A ping has come back."""
        self._trips.came_back(request.at, self.arrived_at)

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
