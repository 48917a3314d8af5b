// What a browser shows of an animated picture at the moments of the array TIMES: the shapes of
// picture_model.py, from the values that the browser has for them. Written into the page.
const svg = document.querySelector("svg");
const wait = () => new Promise(done => setTimeout(done, 30));

const shapeOf = (element, clips) => {
  const style = getComputedStyle(element);
  const paint = name => {
    const found = style[name].match(/rgba?\((\d+), (\d+), (\d+)\)/);
    return found && found.slice(1).map(n => n / 255).concat(Number(style[name + "Opacity"]));
  };
  const lengths = names => names.map(name => element[name].animVal.value);
  const shape = { clips, opacity: Number(style.opacity) };
  switch (element.tagName) {
    case "rect": {
      const blur = style.filter.match(/blur\(([\d.]+)px\)/);
      return Object.assign(shape, { kind: "rectangle", place: rectangle(element), fill: paint("fill"),
        stroke: paint("stroke"), width: parseFloat(style.strokeWidth), blur: blur ? Number(blur[1]) : 0 });
    }
    case "text":
      return Object.assign(shape, { kind: "text", words: element.firstChild.data, fill: paint("fill"),
        place: [element.x.animVal[0].value, element.y.animVal[0].value, element.textLength.animVal.value,
          parseFloat(style.fontSize)],
        // What it says to a reader: blanks that collapse are no characters.
        characters: element.getNumberOfChars(), reach: element.getComputedTextLength() });
    case "line":
      return Object.assign(shape, { kind: "line", stroke: paint("stroke"),
        width: parseFloat(style.strokeWidth), place: lengths(["x1", "y1", "x2", "y2"]) });
    case "circle":
      if (!element.hasAttribute("pathLength")) return null;  // a pointer
      return Object.assign(shape, { kind: "spinner", stroke: paint("stroke"),
        turn: -parseFloat(style.strokeDashoffset) / 100,
        place: lengths(["cx", "cy", "r"]).concat(parseFloat(style.strokeWidth)) });
  }
  return null;
};

const rectangle = element =>
  ["x", "y", "width", "height", "rx"].map(name => element[name].animVal.value);

const walk = (element, clips, found) => {
  if (getComputedStyle(element).display === "none") return;
  const clip = (element.getAttribute("clip-path") || "").match(/url\(#(c\d+)\)/);
  if (clip) clips = clips.concat([rectangle(document.getElementById(clip[1]).firstElementChild)]);
  if (element.tagName === "g") {
    for (const child of element.children) walk(child, clips, found);
  } else {
    const shape = shapeOf(element, clips);
    if (shape) found.push(shape);
  }
};

addEventListener("load", async () => {
  const all = [], stage = svg.querySelector("g[clip-path='url(#screen)']");
  svg.pauseAnimations();
  for (const time of TIMES) {
    svg.setCurrentTime(time);
    await wait();
    const found = [];
    for (const child of [...stage.children].slice(1)) walk(child, [], found);
    all.push(found);
  }
  document.body.textContent = "FOU" + "ND" + JSON.stringify(all) + "END";
});
