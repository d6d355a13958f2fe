"""Draw the city of Metropolys as SVG, from the board's data: python examples/draw_city.py > city.svg"""

import json
from importlib.resources import files

FILLS = {
    "mall": "#d9a35c",
    "administration": "#a9b7c6",
    "industry": "#b08d78",
    "park": "#9bbf85",
    "lodgings": "#e3d3a8",
}

city = json.loads(files("metropole.data").joinpath("metropolys.json").read_text(encoding="utf-8"))


def points(polygon: list[list[int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in polygon)


def drawn() -> str:
    """The whole drawing: water, neighbourhoods by type, lakes, bridges, statues, names."""
    parts = [f'<polygon points="{points(city["outline"])}" fill="#8fb7c9"/>']
    for place in city["neighbourhoods"]:
        fill = FILLS[place["type"]]
        parts.append(f'<polygon points="{points(place["polygon"])}" fill="{fill}" stroke="#2b2b2b" stroke-width="3"/>')
    parts += [f'<polygon points="{points(lake["polygon"])}" fill="#8fb7c9"/>' for lake in city["lakes"]]
    for bridge in city["bridges"]:
        (x1, y1), (x2, y2) = bridge["from"], bridge["to"]
        parts.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#7a5a12" stroke-width="14"/>')
    parts += [
        '<circle cx="{}" cy="{}" r="11" fill="#e0b63f" stroke="#2b2b2b"/>'.format(*s["at"]) for s in city["statues"]
    ]
    for place in city["neighbourhoods"]:
        x, y = place["label_at"]
        parts.append(
            f'<text x="{x}" y="{y}" font-family="sans-serif" font-size="22" text-anchor="middle">{place["id"]}</text>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1316 915">{"".join(parts)}</svg>'


if __name__ == "__main__":
    print(drawn())
