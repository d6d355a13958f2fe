"""What is in deploy/ names what is there: settings, commands, files; and is of the form that its tools read."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from metropole.server.settings import Settings, variable
from tests.commands import run

DEPLOY = Path(__file__).parents[1] / "deploy"
KNOWN = {*map(variable, Settings.described()), "METROPOLE_PORTABLE", "METROPOLE_SETTINGS"}
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL"}
INSTRUCTIONS |= {"ENTRYPOINT", "CMD"}
SERVICES = sorted(path.name for path in DEPLOY.glob("*.service"))


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    return read


def is_understood(arguments: list[str]) -> bool:
    """Whether the command line knows these words; nothing is done."""
    return run(*arguments, "--help").exit_code == 0


@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.iterdir())])
def test_every_setting_that_is_named_exists(name: str) -> None:
    assert set(re.findall(r"METROPOLE_[A-Z_]+", text(name))) <= KNOWN


def test_the_services_call_commands_that_exist(compose: dict[str, Any]) -> None:
    called = [one["command"] for one in compose["services"].values() if one["image"] == "metropole"]
    assert len(called) == 2
    assert all(map(is_understood, called))


def test_the_services_name_only_what_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_what_has_to_be_chosen_is_in_the_example(compose: dict[str, Any]) -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", text("compose.yaml")))
    assert asked == set(re.findall(r"^([A-Z_]+)=", text("example.env"), re.MULTILINE))
    assert "{$DOMAIN}" in text("Caddyfile")


def test_the_proxies_that_are_believed_are_those_of_the_network(compose: dict[str, Any]) -> None:
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert compose["services"]["server"]["environment"]["METROPOLE_PROXIES"] == subnet


def test_the_containers_file_copies_and_runs_what_is_there() -> None:
    lines = re.sub(r"\\\n", " ", text("Containerfile")).splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    assert {word for word, _ in steps} <= INSTRUCTIONS
    ignored = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = [line[1:] for line in ignored if line.startswith("!")]
    assert [path for path in kept if not (DEPLOY.parent / path).exists()] == []
    assert "locks" in kept  # from which everything is installed
    assert is_understood(["serve", "--host", "0.0.0.0"])
    assert not is_understood(["serve", "--hots", "0.0.0.0"])


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment]
    read.read_string(text(name))
    return read


def started(name: str) -> list[str]:
    """What a unit starts: through a shell, the words that the shell is given."""
    words = shlex.split(unit(name)["Service"]["ExecStart"])
    return shlex.split(words[2].removeprefix("exec ")) if words[:2] == ["/bin/sh", "-c"] else words


@pytest.mark.parametrize("name", SERVICES)
def test_a_unit_starts_a_command_that_exists(name: str) -> None:
    program, *arguments = started(name)
    assert program.endswith("/metropole")
    assert is_understood(arguments)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here that could read them")
@pytest.mark.parametrize("name", [*SERVICES, "metropole-backup.timer"])
def test_systemd_understands_a_unit(name: str, tmp_path: Path) -> None:
    for path in DEPLOY.glob("metropole*"):
        there = text(path.name).replace("/opt/metropole/bin/metropole", "/bin/true")
        (tmp_path / path.name).write_text(there, encoding="utf-8")
    command = ["systemd-analyze", "verify", str(tmp_path / name)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_nightly_backup_is_of_the_servers_folder_by_its_user() -> None:
    server, backup = (unit(f"{name}.service")["Service"] for name in ("metropole", "metropole-backup"))
    for key in ("WorkingDirectory", "StateDirectory", "StateDirectoryMode", "DynamicUser", "User"):
        assert server[key] == backup[key], key
    assert started("metropole.service")[:3] == started("metropole-backup.service")[:3], "the same settings"
    assert unit("metropole-backup.timer")["Install"]["WantedBy"] == "timers.target"
    assert (DEPLOY / "metropole-backup.service").is_file(), "the timer starts the service of its own name"


def test_the_workflow_builds_by_files_that_are_there() -> None:
    root = DEPLOY.parent
    workflow = yaml.safe_load((root / ".github/workflows/wheels.yml").read_text(encoding="utf-8"))
    jobs = workflow["jobs"]
    for name, job in jobs.items():
        assert job.get("needs", name) in jobs
        for step in job["steps"]:
            assert set(step) & {"uses", "run"}, step
            assert (root / step.get("working-directory", ".")).is_dir()
            named = re.findall(r"locks/\w+\.txt", step.get("run", ""))
            assert [path for path in named if not (root / path).is_file()] == []
