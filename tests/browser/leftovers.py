"""What of a page is still in another language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement
from playwright.sync_api import Page

from metropole.games.metro.board import STATION_NAMES

# Everything that is shown or read aloud, in pieces; but the languages name themselves, and so do the stations.
TEXTS = """() => {
  const found = new Set([document.title]);
  const isShown = (one) => one.checkVisibility() && !one.closest('.lang option, kbd, main svg [aria-hidden]');
  for (const one of document.body.querySelectorAll('*')) {
    if (!isShown(one)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(one.getAttribute(name) ?? '');
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
    if (one.matches('li, p, button, th, td, h1, h2, h3, legend, label, caption, span')) found.add(one.textContent);
  }
  return [...found].map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
A_WORD = re.compile(r"[^\W\d_]{3,}")


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TEXTS)
    return found


def forms(pattern: Pattern) -> list[str]:
    """All ways in which a message can be worded, as regular expressions."""
    found = [""]
    for element in pattern.elements:
        found = [start + end for start in found for end in _of(element)]
    return found


def _of(element: TextElement | Placeable) -> list[str]:
    if isinstance(element, TextElement):
        return [re.escape(re.sub(r"\s+", " ", element.value))]
    inner = element.expression
    if isinstance(inner, SelectExpression):
        return [form for variant in inner.variants for form in forms(variant.value)]
    if isinstance(inner, StringLiteral):
        return [re.escape(inner.value)]
    return [".+?"]


@cache
def wordings(language: str) -> tuple[re.Pattern[str], ...]:
    """Every message of a language that has a word of its own."""
    source = files("metropole.messages").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message) and entry.value]
    all_forms = {form.strip() for entry in entries if entry.value for form in forms(entry.value)}
    worded = [form for form in all_forms if A_WORD.search(form.replace(".+?", ""))]
    return tuple(re.compile(form, re.IGNORECASE) for form in worded)


def left_over(page: Page, old: str, new: str) -> list[str]:
    """Texts that are sentences of the old language, and none of the new one."""

    def is_of(text: str, language: str) -> bool:
        return any(wording.fullmatch(text) for wording in wordings(language))

    shown = [text for text in texts(page) if text not in STATION_NAMES]  # "Place de Clichy" is nobody's sentence
    return [text for text in shown if is_of(text, old) and not is_of(text, new)]
