"""The way in and out over HTTP: one module a family of routes, and the list of them, which is the map of the server."""

from __future__ import annotations

from metropole.server.routes import games, notices, operation, people, ratings, sessions, tables

ROUTERS = (
    people.router,
    sessions.router,
    games.router,
    tables.router,
    ratings.router,
    notices.router,
    operation.router,
)
