"""What this process counts, in the text form of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from metropole import games

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    """The counters of one process, apart from those of libraries."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self.registry = own
        self.moves = Counter("metropole_moves", "Moves that were written.", ["game"], registry=own)
        self.move_seconds = Histogram(
            "metropole_move_seconds", "From a move's arrival to its acknowledgement.", buckets=SECONDS, registry=own
        )
        self.connections = Gauge("metropole_connections", "Connections of all kinds.", registry=own)
        self.connections_ended = Counter(
            "metropole_connections_ended",
            "Connections that were not let in, or not let stay.",
            ["reason"],
            registry=own,
        )
        self.sockets = Gauge("metropole_sockets", "Sockets that are open.", registry=own)
        self.tables = Gauge("metropole_tables", "Tables that are open or running.", ["status"], registry=own)
        self.settled = Counter("metropole_settled", "Finished games whose results were written.", registry=own)
        self.swept = Counter("metropole_swept", "What was kept long enough, by its kind.", ["kind"], registry=own)
        self.bot_queue = Gauge("metropole_bot_queue", "Turns that wait for a bot.", registry=own)
        self.requests = Counter("metropole_http_requests", "HTTP requests.", ["route", "status"], registry=own)
        self.commits = Counter("metropole_commits", "Transactions that wrote moves.", registry=own)
        self.commits_refused = Counter(
            "metropole_commits_refused", "Writings that the database did not take, for what was in them.", registry=own
        )
        self.batch_size = Histogram(
            "metropole_batch_size", "Entries written in one transaction.", buckets=BATCHES, registry=own
        )

        self.task_faults = Counter("metropole_task_faults", "Faults of background tasks.", ["task"], registry=own)
        self.task_done = Gauge(
            "metropole_task_done_timestamp_seconds", "When a task last went well.", ["task"], registry=own
        )
        self.bus_away = Gauge("metropole_bus_away", "1 while other processes cannot be told.", registry=own)
        self.bus_messages_unread = Counter(
            "metropole_bus_messages_unread", "Messages of the bus that could not be read.", registry=own
        )
        self._moves_of = {game: self.moves.labels(game) for game in games.names()}  # found once, not at every move

    def moved(self, game: str, milliseconds: int) -> None:
        """A move was written and told."""
        self._moves_of[game].inc()
        self.move_seconds.observe(milliseconds / 1000)

    def committed(self, entries: int) -> None:
        """A transaction wrote what so many tables had waiting."""
        self.commits.inc()
        self.batch_size.observe(entries)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
