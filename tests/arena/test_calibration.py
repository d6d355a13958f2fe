"""Whether chances come true: bands, the fit, and the command."""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from metropole.analysis.chances import Correction
from metropole.arena import calibration, forecasts
from metropole.arena.calibration import bands, fitted, log_loss, table
from metropole.arena.forecasts import Forecast
from tests.analysis.games import recorded


def foretold(count: int, truth: Correction, seed: int = 1) -> list[Forecast]:
    """Forecasts of games that end as a correction of them says."""
    rng, made = random.Random(seed), []
    for number in range(count):
        shares = [rng.random() for _ in range(3)]
        shares = [share / sum(shares) for share in shares]
        [winner] = rng.choices(range(3), truth.applied(shares, number % 3))
        won = tuple(float(seat == winner) for seat in range(3))
        made.append(Forecast("metro", str(number), number % 3, tuple(shares), won))
    return made


def test_the_fit_finds_what_games_were_made_by() -> None:
    truth = Correction(sharpness=1.6, mover=-0.4)
    made = foretold(4000, truth)
    found = fitted(made)
    assert found.sharpness == pytest.approx(truth.sharpness, abs=0.15)
    assert found.mover == pytest.approx(truth.mover, abs=0.1)
    assert log_loss(made, found) <= log_loss(made, truth) < log_loss(made, Correction())


def test_bands_tell_what_was_foretold_and_what_happened() -> None:
    truth = Correction(sharpness=1.6)
    made = foretold(4000, truth)
    right, wrong = bands(made, lambda _: truth), bands(made, lambda _: Correction(sharpness=4.0))
    assert sum(band.moments for band in right) == 3 * len(made)
    assert all(abs(band.error) < 0.05 for band in right if band.moments >= 300)
    assert any(abs(band.error) > 0.1 for band in wrong if band.moments >= 300)
    assert "| 90–100 % |" in table(wrong)


FRESH = Path(__file__).parent / "forecasts.jsonl.gz"  # of games with the expansion that nothing was fitted to


@pytest.mark.parametrize("kind", ["all", "family", "expert", "2", "3", "4"])
def test_the_chances_of_the_package_come_true_in_games_that_they_were_not_fitted_to(tmp_path: Path, kind: str) -> None:
    """In every band that says something: an error of more than five points is a defect."""
    unpacked = tmp_path / "forecasts.jsonl"
    unpacked.write_bytes(gzip.decompress(FRESH.read_bytes()))
    made = [one for one in forecasts.read([unpacked]) if kind in {"all", *one.options, str(one.players)}]
    assert len({one.number for one in made}) >= 100
    full = [band for band in bands(made, calibration.kept) if band.moments >= calibration.ENOUGH]
    assert len(full) >= 5
    assert max(abs(band.error) for band in full) <= 0.05


@pytest.mark.slow
def test_games_are_foretold_kept_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, kept, picture = tmp_path / "games.jsonl", tmp_path / "forecasts.jsonl", tmp_path / "chances.svg"
    record.write_text(recorded("metro").to_text() + "\n", encoding="utf-8")
    made = list(forecasts.forecasts([record], "quick", 20))
    assert len(made) == len(range(0, len(recorded("metro").actions), 20))
    forecasts.write(kept, made)
    assert forecasts.read([kept]) == made
    calibration._check([kept], picture)
    assert "metro: 1 games" in capsys.readouterr().out
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    calibration._fit([kept])
    assert '"metro"' in capsys.readouterr().out
