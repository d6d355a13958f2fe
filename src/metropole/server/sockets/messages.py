"""The messages that a client sends on the play socket: one schema, from which the client's types are generated.

An action carries an id of the client's own and the version it answers; the entry that comes of it carries the id back,
and that is the acknowledgement.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

ActionId = Annotated[str, Field(min_length=1, max_length=40)]
Version = Annotated[int, Field(ge=0, le=1_000_000)]
Text = Annotated[str, Field(min_length=1, max_length=20)]


class _ClientMessage(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class PlayRequest(_ClientMessage):
    """Play an action, written as in a record."""

    type: Literal["play"]
    id: ActionId
    version: Version
    action: Text


class UndoRequest(_ClientMessage):
    """Take back one's last action."""

    type: Literal["undo"]
    id: ActionId
    version: Version


class FlagRequest(_ClientMessage):
    """Say that the seat to move has used up its time."""

    type: Literal["flag"]
    id: ActionId
    version: Version


class PreviewRequest(_ClientMessage):
    """Ask what an action would bring about; nothing happens."""

    type: Literal["preview"]
    id: ActionId
    version: Version
    action: Text


class WhyRequest(_ClientMessage):
    """Ask why nothing may be done at a place, or not the action that one has in mind there."""

    type: Literal["why"]
    id: ActionId
    place: Text
    action: Text | None = None


class HintRequest(_ClientMessage):
    """Ask what a bot would do in one's place. Not at rated tables."""

    type: Literal["hint"]
    id: ActionId
    version: Version


class SayRequest(_ClientMessage):
    """Say something to the others: players to players, spectators to spectators, after the end to all."""

    type: Literal["say"]
    id: ActionId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Pong(_ClientMessage):
    """The answer to a ping, with its `at`."""

    type: Literal["pong"]
    at: Annotated[int, Field(ge=0, le=2**53)]


Requests = PlayRequest | UndoRequest | FlagRequest | PreviewRequest | WhyRequest | HintRequest | SayRequest | Pong
ClientMessage = Annotated[Requests, Field(discriminator="type")]
client_messages: TypeAdapter[Requests] = TypeAdapter(ClientMessage)
