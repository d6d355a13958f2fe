"""What an operator sets: in the environment, in a file, and how both are told."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.server.settings import Settings, variable
from metropole.words import Words
from tests.commands import refused, run

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "metropole.toml"
    path.write_text('database = "games.db"\nkeep_chat = 7\nbot_moments = false\n', encoding="utf-8")
    return path


def test_a_file_sets_what_the_environment_does_not(file: Path) -> None:
    chosen = Settings.read({"METROPOLE_SETTINGS": str(file), "METROPOLE_KEEP_CHAT": "8"})
    assert (chosen.database, chosen.keep_chat) == ("sqlite+aiosqlite:///games.db", 8)
    assert not chosen.has_bot_moments
    assert Settings.read({"METROPOLE_SETTINGS": ""}) == Settings()


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("keep_chat = = 3", "settings_not_toml"),
        ('databse = "x"', "unknown_key"),
        ("keep_chat = [3]", "setting_not_plain"),
        ("keep_chat = -3", "not_a_number"),
        ('database = "oracle://here"', "unknown_database"),
    ],
)
def test_a_file_that_is_wrong_is_refused_by_its_reason(tmp_path: Path, written: str, reason: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(NotUnderstood) as refused:
        Settings.read({"METROPOLE_SETTINGS": str(path)})
    assert refused.value.reason.id == reason


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for name, reason in (("none", "cannot_read"), ("picture", "settings_not_toml")):
        with pytest.raises(NotUnderstood) as refused:
            Settings.read({"METROPOLE_SETTINGS": str(tmp_path / name)})
        assert refused.value.reason.id == reason


def test_the_command_prints_a_file_that_can_be_read_again(file: Path, tmp_path: Path) -> None:
    told = run("--settings", str(file), "settings")
    assert told.exit_code == 0, told.stderr
    assert tomllib.loads(told.stdout) == {"keep_chat": 7, "bot_moments": "0"}  # where the database is may be a secret
    everything = re.sub(r"^# (\w+ = )", r"\1", told.stdout, flags=re.MULTILINE)
    assert set(Settings.described()) - set(tomllib.loads(everything)) == {"database"}
    (tmp_path / "again.toml").write_text(everything, encoding="utf-8")
    assert Settings.read({"METROPOLE_SETTINGS": str(tmp_path / "again.toml")}).keep_chat == 7
    assert run("--settings", str(tmp_path / "none"), "settings").exit_code == 1


def test_no_password_is_printed() -> None:
    told = run(
        "settings", METROPOLE_DATABASE="postgresql://me:swordfish@here/games", METROPOLE_METRICS_TOKEN="swordfish"
    )
    assert "swordfish" not in told.stdout
    assert "database is set, and not told" in told.stdout


def test_every_setting_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [name for name in Settings.described() if f"`{variable(name)}`" not in text] == []


@pytest.mark.parametrize(
    ("name", "value", "extra"),
    [
        ("METROPOLE_BUS", "redis://bus/0", "redis"),
        ("METROPOLE_DATABASE", "postgresql://db/games", "postgresql"),
        ("METROPOLE_SMTP", "smtp://mail", "notices"),
    ],
)
def test_what_is_set_but_not_installed_is_said_with_how_to_get_it(
    name: str, value: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Settings.read({name: value})
    monkeypatch.setattr("metropole.extras.find_spec", lambda name: None)
    with pytest.raises(NotLegal) as refusal:
        Settings.read({name: value})
    assert f"pip install 'metropole[{extra}]'" in Words().say(refusal.value.reason)
    assert Settings.read({}).is_sqlite  # nothing is asked for where nothing is set
    monkeypatch.setenv(name, value)
    assert f"metropole[{extra}]" in refused("migrate")


@pytest.mark.parametrize("command", ["serve", "worker", "migrate", "backup", "restore", "ratings"])
def test_the_help_of_what_reads_settings_tells_them_with_what_they_usually_are(command: str) -> None:
    told = " ".join(run(command, "--help").stdout.split())
    for name, description in Settings.described().items():
        value = getattr(Settings(), name)
        usual = f"Usually {value}." if value != "" else "Usually not set."
        assert f"{variable(name)}: {description} {usual}" in told, name
    assert "METROPOLE_" not in run("score", "--help").stdout
