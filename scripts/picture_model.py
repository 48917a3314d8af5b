"""Reads an animated picture and says what it shows at a moment, and what a draw list should show.

Both are lists of shapes in paint order, so that they can be compared one by one: a shape is a dict
of what it is ("kind"), numbers, colors (red, green, blue, alpha) and the clips around it."""
import bisect
import re
import xml.etree.ElementTree as tree

SVG = "{http://www.w3.org/2000/svg}"
ROW_CONTENT = 3
# How far a shape may be off: points, parts of 1, and turns. Frames are straight lines within 0.06
# points of what they show; keys of time are written to 5 microseconds.
NEAR = {"opacity": 0.02, "turn": 0.01, "blur": 0.01}
NEAR_POINTS = 0.3
# A moment of the picture is looked at so long after it began, seconds.
AFTER = 5e-6


class Picture:
    """An animated picture as a file has it."""

    def __init__(self, path):
        self.root = tree.parse(path).getroot()
        self.clips = {e.get("id"): e[0] for e in self.root.iter(SVG + "clipPath")}
        durations = {e.get("dur") for e in self.root.iter() if e.get("dur")}
        assert len(durations) <= 1, durations
        self.duration = float(durations.pop()[:-1]) if durations else 1.0
        self.stage = next(e for e in self.root.iter(SVG + "g")
                          if e.get("clip-path") == "url(#screen)")
        screen = self.clips["screen"]
        self.size = [float(screen.get("width")), float(screen.get("height"))]
        self.stretches = [(float(a), float(b)) for a, b in re.findall(
            r"([\d.]+) to ([\d.]+) s", self.root.find(SVG + "desc").text)]
        self.hides_stretches = "more." in self.root.find(SVG + "desc").text
        self.animations = {}
        for element in self.root.iter():
            for child in element:
                if child.tag in (SVG + "animate", SVG + "animateTransform"):
                    self.animations.setdefault(element, {})[child.get("attributeName")] = (
                        [float(key) for key in child.get("keyTimes").split(";")],
                        child.get("values").split(";"), child.get("calcMode") == "discrete")

    def time(self, stage_time, start=0.0):
        """When the picture shows a time of the stage, seconds; None when it does not tell."""
        if self.hides_stretches and stage_time > self.stretches[-1][1]:
            return None
        left_out = 0.0
        for low, high in self.stretches:
            if low < stage_time:
                way = high - low
                left_out += (min(stage_time, high) - low) * (way - 1) / way
        return stage_time - start - left_out

    def value(self, element, attribute, part):
        """An attribute when a part of the picture is over; None where there is none."""
        keys, values, steps = self.animations.get(element, {}).get(attribute, (None, None, None))
        if keys is None:
            return element.get(attribute)
        index = bisect.bisect_right(keys, part) - 1
        if steps or index + 1 == len(keys):
            return values[index]
        low, high = float(values[index]), float(values[index + 1])
        return low + (high - low) * (part - keys[index]) / (keys[index + 1] - keys[index])

    def number(self, element, attribute, part, default=0.0):
        value = self.value(element, attribute, part)
        return default if value is None else float(value)

    def digits(self, time):
        """The time that stands under the stage, a text such as "12.3"."""
        part = time / self.duration
        group = next(e for e in self.root.iter(SVG + "g") if e.get("clip-path") == "url(#digits)")
        shown = ""
        for child in group:
            if child.tag == SVG + "text" and child.text == ".":
                shown += "."
            elif child.tag == SVG + "g":
                keys, values, _ = self.animations.get(child, {}).get("transform", ([], [], True))
                move = values[bisect.bisect_right(keys, part) - 1].split()[1] if keys else \
                    re.search(r"0 (-?[\d.]+)", child.get("transform")).group(1)
                shown += str(round(-float(move) / 18))
        return shown

    def shapes(self, time):
        """What shows at a time of the picture, without the ground and the pointers."""
        found, part = [], time / self.duration

        def rectangle(element):
            return [self.number(element, name, part) for name in ("x", "y", "width", "height", "rx")]

        def walk(element, clips):
            if self.value(element, "display", part) == "none":
                return
            clip = element.get("clip-path")
            if clip and clip != "url(#screen)":
                clips = clips + [rectangle(self.clips[clip[5:-1]])]
            if element.tag == SVG + "g":
                for child in element:
                    walk(child, clips)
                return
            number = lambda name, default=0.0: self.number(element, name, part, default)
            shape = {"clips": clips, "opacity": number("opacity", 1.0)}
            if element.tag == SVG + "rect":
                blur = re.search(r"blur\(([\d.]+)px\)", element.get("style") or "")
                shape.update(kind="rectangle", place=rectangle(element), fill=color(element, "fill"),
                             stroke=color(element, "stroke"), width=number("stroke-width", 1.0),
                             blur=float(blur.group(1)) if blur else 0.0)
            elif element.tag == SVG + "text":
                shape.update(kind="text", words=element.text or "", fill=color(element, "fill"),
                             place=[number(n) for n in ("x", "y", "textLength", "font-size")])
            elif element.tag == SVG + "line":
                shape.update(kind="line", stroke=color(element, "stroke"), width=number("stroke-width"),
                             place=[number(n) for n in ("x1", "y1", "x2", "y2")])
            elif element.get("pathLength"):
                shape.update(kind="spinner", stroke=color(element, "stroke"),
                             turn=-number("stroke-dashoffset") / 100,
                             place=[number(n) for n in ("cx", "cy", "r", "stroke-width")])
            else:
                return  # a pointer, or what says how something changes
            found.append(shape)

        for child in list(self.stage)[1:]:
            walk(child, [])
        return [trimmed(shape) for shape in found]


def color(element, name):
    """Red, green, blue and alpha, or None."""
    text = element.get(name)
    if text in (None, "none"):
        return None
    if len(text) == 4:
        text = "#" + "".join(digit * 2 for digit in text[1:])
    return [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)] + [float(element.get(name + "-opacity", 1))]


def trimmed(shape):
    """The same however an edge is written that is not there."""
    if shape["kind"] == "rectangle" and not shape["stroke"]:
        shape["width"] = 0.0
    return shape


def wanted(frame):
    """The shapes that a frame of --frames should show."""
    found, clips = [], []
    for command in frame["commands"]:
        x, y, width, height = command["frame"]
        radius = min(command.get("corner_radius", 0), min(width, height) / 2)
        own = rgba(command["color"]) if "color" in command else None
        base = {"clips": list(clips), "opacity": command.get("opacity", 1.0)}
        stroke = command.get("stroke_width", 0)
        kind = command["type"]
        if kind == "clip_begin":
            clips.append([x, y, width, height, max(0, radius)])
        elif kind == "clip_end":
            clips.pop()
        elif kind == "rectangle":
            found += rectangles(command, base, own, [x, y, width, height, max(0, radius)])
        elif kind == "text":
            size = command["font_size"]
            found.append(dict(base, kind="text", words=words(command["text"]), fill=own,
                              place=[x, y + height / 2 + 0.35 * size, width, size]))
        elif kind == "image":
            seen = own if own[3] > 0 else rgba("#8e8e93ff")
            token, side = "#%d" % command["image"], min(width, height)
            wide = side * min(0.84, 0.24 * len(token))
            found.append(dict(base, kind="rectangle", fill=None, stroke=seen, width=1.0, blur=0.0,
                              place=inset([x, y, width, height, max(0, radius)], 0.5)))
            found.append(dict(base, kind="text", words=token, fill=seen, place=[
                x + (width - wide) / 2, y + height / 2 + 0.35 * 0.4 * side, wide, 0.4 * side]))
        elif kind == "spinner":
            side = min(width, height)
            thick = min(stroke, side / 2) if stroke > 0 else 0.12 * side
            found.append(dict(base, kind="spinner", stroke=own, turn=command.get("phase", 0.0),
                              place=[x + width / 2, y + height / 2, (side - thick) / 2, thick]))
        elif kind == "line":
            found.append(dict(base, kind="line", stroke=own, width=stroke,
                              place=[x, y, x + width, y + height]))
    return found


def rectangles(command, base, own, place):
    """A rectangle is its shadow, its fill and its stroke, as far as there are any."""
    width = command.get("stroke_width", 0)
    edge, shadow = rgba(command.get("stroke_color", "#00000000")), \
        rgba(command.get("shadow_color", "#00000000"))
    is_stroked, is_shadowed = width > 0 and edge[3] > 0, shadow[3] > 0
    base = dict(base, kind="rectangle", stroke=None, width=0.0, blur=0.0)
    found = []
    if is_shadowed:
        moved = [place[0] + command.get("shadow_x", 0), place[1] + command.get("shadow_y", 0)]
        found.append(dict(base, fill=shadow, place=moved + place[2:],
                          blur=command.get("shadow_radius", 0) / 2))
    if own[3] > 0 or not (is_stroked or is_shadowed):
        outline = {"stroke": [0, 0, 0, 0.1], "width": 1.0} if command["part"] == ROW_CONTENT else {}
        found.append(dict(base, fill=own, place=place, **outline))
    if is_stroked:
        found.append(dict(base, fill=None, stroke=edge, width=width, place=inset(place, width / 2)))
    return found


def inset(place, by):
    x, y, width, height, radius = place
    return [x + by, y + by, max(0, width - 2 * by), max(0, height - 2 * by), max(0, radius - by)]


def rgba(text):
    return [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5, 7)]


def words(text):
    """A text as a picture may have it."""
    return "".join(" " if c in "\t\n" else "\ufffd" if ord(c) < 32 or c in "\ufffe\uffff" else c
                   for c in text)


def difference(seen, want):
    """What is the first thing that differs between two lists of shapes, or None."""
    for position, (a, b) in enumerate(zip(seen, want)):
        if a["kind"] != b["kind"] or a.get("words") != b.get("words"):
            return f"shape {position} is {a}, not {b}"
        if len(a["clips"]) != len(b["clips"]):
            return f"shape {position}, {b}, has the clips {a['clips']}"
        pairs = [("clip", x, y) for m, n in zip(a["clips"], b["clips"]) for x, y in zip(m, n)]
        pairs += [("place", x, y) for x, y in zip(a["place"], b["place"])]
        pairs += [(name, a[name], b[name]) for name in ("width", "blur", "opacity") if name in b]
        if b["kind"] == "text" and b["place"][2] <= 0.01:
            pairs = [p for p in pairs if p[0] != "place"]
        if "turn" in b:
            off = (a["turn"] - b["turn"]) % 1
            pairs.append(("turn", min(off, 1 - off), 0))
        for name, x, y in pairs:
            if abs(x - y) > NEAR.get(name, NEAR_POINTS):
                return f"shape {position}: {name} is {x}, not {y}: {a}, not {b}"
        for name in ("fill", "stroke"):
            x, y = a.get(name), b.get(name)
            if (x is None) != (y is None) or x and max(abs(m - n) for m, n in zip(x, y)) > 0.006:
                return f"shape {position}: {name} is {x}, not {y}: {b}"
    if len(seen) != len(want):
        more = (seen if len(seen) > len(want) else want)[min(len(seen), len(want))]
        return f"{len(seen)} shapes, not {len(want)}; one has {more}"
    return None


def moments(frames, rate=60.0):
    """Times of the stage at which a frame tells all that shows, with the frame: when it comes, and
    in the middle of the stretch in which it stays."""
    found = []
    for frame, following in zip(frames, frames[1:] + [{"t": frames[-1]["t"] + 1}]):
        stays = following["t"] - frame["t"]
        if stays < 0.001:
            continue  # of frames at one moment the last one shows
        found.append((frame["t"] + AFTER, frame))
        if stays > 2.5 / rate:
            found.append((frame["t"] + (stays - 1 / rate) / 2, frame))
    return found
