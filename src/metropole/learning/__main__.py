"""Plays games, learns from them and writes the weights: `python -m metropole.learning GAME --out FILE`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from metropole.commands.progress import with_progress
from metropole.extras import need
from metropole.learning.selfplay import SelfPlay, learned_of, learning_games, play_all

HELD_OUT = 10  # one of so many rounds of tables is kept to measure by
DIGITS = 5


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, learn, write; the same arguments give the same weights."""
    given = _parser().parse_args(arguments)
    need("numpy", "learning")
    texts = _records(given.records, SelfPlay(given.game, given.bot, given.seed), given.games, given.workers)
    _learn(texts, given.game, given.hidden, given.rounds, given.seed, given.out)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m metropole.learning", description=main.__doc__)
    parser.add_argument("game", choices=learning_games())
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--records", type=Path, help="keep the games here; if the file is there, learn from it")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="search:150", help="who plays against itself")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=16, help="numbers in the layer between")
    parser.add_argument("--rounds", type=int, default=20, help="times through all examples")
    parser.add_argument("--workers", type=int, default=1)
    return parser


def _records(file: Path | None, plan: SelfPlay, count: int, workers: int) -> list[str]:
    """The games to learn from, played if they are not kept."""
    if file is not None and file.exists():
        return file.read_text(encoding="utf-8").splitlines()[:count]
    texts = list(with_progress(play_all(plan, count, workers), count))
    if file is not None:
        file.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return texts


def _learn(texts: list[str], game: str, hidden: int, rounds: int, seed: int, out: Path) -> None:
    from metropole.learning.examples import ANSWERS, examples
    from metropole.learning.training import trained

    tables = len(learned_of(game).TABLES)
    held = [number // tables % HELD_OUT == HELD_OUT - 1 for number in range(len(texts))]
    seen, came = examples(text for text, is_held in zip(texts, held, strict=True) if not is_held)
    layers = trained(seen, came, hidden, rounds, seed)
    rows = {
        name: [[round(float(weight), DIGITS) for weight in row] for row in weights]
        for name, weights in (("into", layers.into), ("out", layers.out))
    }
    out.write_text(json.dumps(rows) + "\n", encoding="utf-8")
    print(f"{len(seen):,} examples of {len(texts):,} games; {out.stat().st_size:,} bytes in {out}")
    new, truth = examples(text for text, is_held in zip(texts, held, strict=True) if is_held)
    if len(new):
        errors, by_mean = ((layers.answers(new) - truth) ** 2).mean(0), truth.var(0)
        for name, error, blind in zip(ANSWERS, errors, by_mean, strict=True):
            print(f"{name}: mean squared error {error:.4f} on games not learned from; {blind:.4f} by their mean")


if __name__ == "__main__":
    main()
