"""The rules by topics, as lines: which there are, one of them, and the one that was probably meant."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from textwrap import wrap

from metropole.games.contract import NotUnderstood
from metropole.games.rulebook import RULEBOOKS, Topic, rulebook_of
from metropole.messages import LANGUAGES
from metropole.terminal.contract import Lines
from metropole.words import Words

WIDTH = 88
NEAR = 3  # so many are proposed
Found = tuple[str, Topic]  # a topic with the name of its game


def rules(words: Words, wanted: str, games: Sequence[str] | None = None) -> Lines:
    """What is wanted of these games' rules, or of all: the list of topics, or the topics that the text names."""
    names = RULEBOOKS.names() if games is None else [name for name in games if RULEBOOKS.has(name)]
    if not wanted:
        return [line for name in names for line in _contents(words, name)]
    found = _found(words, wanted.casefold(), names)
    if not found:
        raise _unknown(words, wanted, names)
    return [line for name, topic in found for line in _lines(words, name, topic)][1:]


def _found(words: Words, wanted: str, names: Sequence[str]) -> list[Found]:
    """By a game's name, an id, `game/id`, a heading, or something that leads there: a card, a reason."""
    everything = [(name, topic) for name in names for topic in rulebook_of(name).topics]
    for names_of in (_by_id, _by_lead):
        if found := [(name, topic) for name, topic in everything if wanted in names_of(words, name, topic)]:
            return found
    return []


def _by_id(words: Words, name: str, topic: Topic) -> set[str]:
    return {name, topic.id, f"{name}/{topic.id}", words.say(topic.heading).casefold()}


def _by_lead(_: Words, __: str, topic: Topic) -> set[str]:
    return {part for lead in topic.leads() for part in (lead, lead.partition(":")[2])}


def _unknown(words: Words, wanted: str, names: Sequence[str]) -> NotUnderstood:
    """There is no such topic; those whose names come near it are said."""
    by_name = {
        called: topic.id
        for name in names
        for topic in rulebook_of(name).topics
        for called in (*_by_id(words, name, topic), *_by_lead(words, name, topic))
        if called != name
    }
    text = wanted.casefold()
    near = [by_name[called] for called in get_close_matches(text, by_name, NEAR, 0.6)]
    near += [id for called, id in by_name.items() if len(text) > 2 and text in called]
    short = list(dict.fromkeys(near))[:NEAR]
    if short:
        return NotUnderstood("unknown_topic_near", text=wanted[:40], near=words.join(short, "or"))
    return NotUnderstood("unknown_topic", text=wanted[:40])


def _contents(words: Words, name: str) -> Lines:
    heads = [f"  {topic.id:<15}{words.say(topic.heading)}" for topic in rulebook_of(name).topics]
    return [words("rules-of", game=words(f"title-{name}")), *heads]


def _lines(words: Words, name: str, topic: Topic) -> Lines:
    heading = words.say(topic.heading)
    texts = [line for one in topic.paragraphs for line in wrap(words.say(one), WIDTH)]
    return ["", f"{words(f'title-{name}')}: {heading}", *texts, *_boxes(words, name, topic)]


def _boxes(words: Words, name: str, topic: Topic) -> Lines:
    """What things are called in the printed rulebooks."""
    printed = [code for code in LANGUAGES if code in rulebook_of(name).printed]
    found = []
    for id in topic.terms:
        said = [f"{code.upper()} {Words(code)(f'box-{name}-{id}')}" for code in printed]
        found += [f"  {line}" for line in wrap(" · ".join(said), WIDTH)]
    return [words("rules-box"), *found] if found else []
