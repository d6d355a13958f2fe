"""The way in and out over HTTP: one module a family of routes, and the list of them, which is the map of the server."""

from __future__ import annotations

from metropole.server.routes import (
    analyses,
    branches,
    evenings,
    games,
    invitations,
    lessons,
    notices,
    opening,
    operation,
    people,
    premoves,
    ratings,
    replay_pictures,
    replays,
    scorer,
    sessions,
    table_logs,
    tables,
)

ROUTERS = (
    people.router,
    sessions.router,
    games.router,
    opening.router,
    tables.router,
    table_logs.router,
    replays.router,
    replay_pictures.router,
    branches.router,
    scorer.router,
    evenings.router,
    premoves.router,
    analyses.router,
    lessons.router,
    invitations.router,
    ratings.router,
    notices.router,
    operation.router,
)
