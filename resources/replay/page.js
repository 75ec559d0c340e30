// Shows a recorded game: the map, players, log, charts and notes at any of its moves. All texts are set as text.
"use strict";
(() => {
const $ = (id) => document.getElementById(id);
const data = JSON.parse($("data").textContent);
const words = data.words;
const SVG = "http://www.w3.org/2000/svg";
const PAUSE = 1100;    // milliseconds for each move of a playback
const LAST = data.moves.length;

function put(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
const made = (tag, attributes, ...children) => put(document.createElement(tag), attributes, children);
const drawn = (tag, attributes, ...children) => put(document.createElementNS(SVG, tag), attributes, children);
const filled = (text, ...values) => text.replace(/\{(\d)\}/g, (_, number) => values[number]);
const look = (seat) => seat < 0 ? "native" : "look" + data.seats[seat].look;

function emblem(seat) {
  return drawn("svg", {class: "emblem " + look(seat), viewBox: "-12 -12 24 24", "aria-hidden": "true"},
    drawn("circle", {r: 11}), drawn("use", {href: "#emblem" + data.seats[seat].look, x: -7, y: -7, width: 14, height: 14}));
}

// Positions: what each region, purse and player had after each move, made once from the changes.

const positions = [{regions: data.regions, coins: data.coins, combos: data.combos, changed: []}];
for (const move of data.moves) {
  const before = positions[positions.length - 1];
  const regions = move.regions ? before.regions.slice() : before.regions;
  for (const [region, held] of move.regions || []) regions[region] = held;
  positions.push({
    regions, coins: move.coins || before.coins, combos: move.combos || before.combos,
    changed: (move.regions || []).map((change) => change[0]).concat(move.tried || []),
  });
}
const turnAt = (place) => {
  const number = data.turns.findIndex((turn) => place < turn.last);
  return number < 0 ? data.turns.length - 1 : number;
};
const turnTitle = (turn) => filled(words.turn, turn.round, data.seats[turn.seat].name);

// The map

const map = $("map");
const layers = {};
function drawMap() {
  const {width, height, regions} = data.map;
  map.setAttribute("viewBox", `0 0 ${width} ${height}`);
  map.setAttribute("aria-label", filled(words.map, data.board));
  map.classList.add(data.map.world);
  const defs = drawn("defs");
  map.append(defs);
  if (data.map.picture) {
    map.classList.add("painted");
    map.append(drawn("image", {href: data.map.picture, width, height, preserveAspectRatio: "none"}));
  }
  regions.forEach((region, number) => {
    defs.append(drawn("path", {id: "r" + number, d: region.path}));
    defs.append(drawn("clipPath", {id: "c" + number}, drawn("use", {href: "#r" + number})));
    map.append(drawn("use", {href: "#r" + number, class: "land " + region.terrain}));
  });
  for (const name of ["owners", "changes", "stacks", "names"]) map.append(layers[name] = drawn("g"));
  regions.forEach((region, number) => {
    const title = drawn("title");
    layers.names.append(drawn("use", {href: "#r" + number, class: "hit"}, title));
  });
}

function art(name, size) {
  return drawn("image", {href: data.art[name], x: -size, y: -size, width: 2 * size, height: 2 * size});
}

function badge(count) {
  return drawn("g", {transform: "translate(19 19)"},
    drawn("circle", {r: 14, class: "badge"}), drawn("text", {y: 7.5, class: "count"}, String(count)));
}

function token(seat, picture, count, declined) {
  const stack = drawn("g", {class: `stack ${look(seat)}${declined ? " declined" : ""}`});
  for (let under = Math.min(count, 4) - 1; under > 0; under--) stack.append(drawn("circle", {cy: 4 * under, r: 26, class: "disc"}));
  stack.append(drawn("circle", {r: 26, class: "disc"}), drawn("circle", {r: 21, class: "ground"}));
  if (data.art[picture]) stack.append(art(picture, 21));
  if (seat >= 0) {
    stack.append(drawn("g", {transform: "translate(-19 -18)", class: "mark"}, drawn("circle", {r: 10, class: "badge"}),
      drawn("use", {href: "#emblem" + data.seats[seat].look, x: -7.5, y: -7.5, width: 15, height: 15})));
  }
  stack.append(badge(count));
  return stack;
}

function piece([kind, count]) {
  const stack = drawn("g", {class: "stack"}, drawn("circle", {r: 20, class: "badge"}));
  if (data.art["piece " + kind]) stack.append(art("piece " + kind, 16));
  if (count > 1) stack.append(badge(count));
  return stack;
}

function stacksOf(region) {
  const [seat, race, tokens, declined, natives, native, pieces] = region;
  const stacks = [];
  if (tokens) stacks.push(token(seat, (declined ? "asleep " : "race ") + race, tokens, declined));
  if (natives) stacks.push(token(-1, "piece " + native, natives, false));
  return stacks.concat(pieces.map(piece));
}

function showMap(position) {
  for (const name of ["owners", "changes", "stacks"]) layers[name].replaceChildren();
  position.regions.forEach((held, number) => {
    if (!held) return;
    const [seat, , , declined] = held;
    if (seat >= 0) {
      const area = {href: "#r" + number, "clip-path": `url(#c${number})`};
      layers.owners.append(drawn("use", {...area, class: `owner ${look(seat)}${declined ? " declined" : ""}`}));
      if (declined) layers.owners.append(drawn("use", {...area, class: "hatched"}));
    }
    const stacks = stacksOf(held);
    const [x, y] = data.map.regions[number].at;
    stacks.forEach((stack, place) => {
      const right = (place - (stacks.length - 1) / 2) * 48;
      layers.stacks.append(drawn("g", {transform: `translate(${x + right} ${y})`}, stack));
    });
  });
  for (const region of position.changed) {
    layers.changes.append(drawn("use", {href: "#r" + region, class: "changed under"}));
    layers.changes.append(drawn("use", {href: "#r" + region, class: "changed"}));
  }
  position.regions.forEach((held, number) => {
    layers.names.children[number].firstChild.textContent = describe(number, held).join(" · ");
  });
}

function describe(number, held) {
  const name = data.map.regions[number].name;
  if (!held) return [name];
  const [seat, race, tokens, declined, natives, native, pieces] = held;
  const parts = [name];
  if (seat >= 0) parts.push(data.seats[seat].name, `${data.names[race]} ${tokens}` + (declined ? ` (${words.declined})` : ""));
  if (natives) parts.push(`${data.names[native]} ${natives}`);
  for (const [kind, count] of pieces) parts.push(count > 1 ? `${data.names[kind]} ${count}` : data.names[kind]);
  return parts;
}

// Tables

function row(tag, cells, options) {
  return made("tr", (options || {}).attributes, ...cells.map((cell) => {
    const number = typeof cell === "number";
    return made(tag, {...(number || cell === words.coins ? {class: "number"} : {}), ...(tag === "th" ? {scope: "col"} : {})},
      ...(Array.isArray(cell) ? cell : [number ? String(cell) : cell]));
  }));
}

function showPlayers(position, turn, place) {
  const header = [words.player, ...(position.coins ? [words.coins] : [])];
  const rows = data.seats.map((seat, number) => {
    const [active, hand, declined] = position.combos[number];
    const lines = [];
    if (active >= 0) lines.push(made("small", {}, data.combo_names[active] + (hand ? ` · ${filled(words.hand, hand)}` : "")));
    for (const combo of declined) lines.push(made("small", {}, `${data.combo_names[combo]} (${words.declined})`));
    const won = data.places && place === LAST ? ` – ${data.places[number]}.` : "";
    const cells = [[emblem(number), seat.name + won, ...lines], ...(position.coins ? [position.coins[number]] : [])];
    return row("td", cells, {attributes: place < LAST && turn.seat === number ? {class: "turn"} : {}});
  });
  $("players").replaceChildren(made("thead", {}, row("th", header)), made("tbody", {}, ...rows));
}

function showRegions(position) {
  const rows = position.regions.map((held, number) => {
    const [name, ...rest] = describe(number, held);
    const owner = held && held[0] >= 0 ? [emblem(held[0]), rest.shift()] : "–";
    return row("td", [name, owner, rest.join(", ") || "–"]);
  });
  const header = made("thead", {}, row("th", [words.region, words.owner, words.tokens]));
  $("region-table").replaceChildren(header, made("tbody", {}, ...rows));
}

// The log

const lines = [];
function drawLog() {
  for (const turn of data.turns) {
    const list = made("ol");
    const head = made("button", {type: "button"}, turnTitle(turn));
    head.addEventListener("click", () => show(turn.first));
    for (let move = turn.first; move < turn.last; move++) {
      for (const text of data.moves[move].told) {
        const line = made("li", {}, text);
        line.addEventListener("click", () => show(move + 1));
        (lines[move + 1] = lines[move + 1] || []).push(line);
        list.append(line);
      }
    }
    $("log").append(made("h3", {}, head), list);
  }
}

function showLog(place, before) {
  for (const line of lines[before] || []) line.classList.remove("now");
  for (const line of lines[place] || []) line.classList.add("now");
  const line = (lines[place] || [])[0];
  const log = $("log");
  if (line) log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
  else if (place === 0) log.scrollTop = 0;
}

function drawNotes() {
  $("notes").hidden = !data.notes.length;
  for (const [place, text] of data.notes) {
    const title = place ? `${turnTitle(data.turns[turnAt(place - 1)])} · ${filled(words.move, place, LAST)}` : words.start;
    const jump = made("button", {type: "button"}, title);
    jump.addEventListener("click", () => show(place));
    $("note-list").append(made("li", {}, jump, made("p", {}, text)));
  }
}

// Charts

const NARROW = innerWidth < 600;    // then less is drawn, and its letters are as large
const WIDE = NARROW ? 330 : 640, HIGH = 300, LEFT = NARROW ? 30 : 40, RIGHT = NARROW ? 112 : 150, TOP = 14, BOTTOM = 28;
let marker = null;
function drawCoins() {
  const most = Math.max(1, ...data.lines.flat());
  const rounds = data.lines[0].length - 1;
  const x = (round) => LEFT + (WIDE - LEFT - RIGHT) * round / Math.max(1, rounds);
  const y = (coins) => HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * coins / most;
  const chart = drawn("svg", {class: "chart", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": words.chart_coins});
  const step = [5, 10, 20, 25, 50, 100, 200].find((wide) => most / wide <= 6) || 500;
  for (let coins = 0; coins <= most; coins += step) {
    chart.append(drawn("line", {class: "grid", x1: LEFT, x2: WIDE - RIGHT, y1: y(coins), y2: y(coins)}),
      drawn("text", {x: LEFT - 6, y: y(coins) + 4, "text-anchor": "end"}, String(coins)));
  }
  for (let round = 1; round <= rounds; round++) {
    chart.append(drawn("text", {x: x(round), y: HIGH - 8, "text-anchor": "middle"}, String(data.first_round + round - 1)));
  }
  marker = drawn("line", {class: "now", y1: TOP, y2: HIGH - BOTTOM});
  chart.append(marker);
  const ends = data.lines.map((line, seat) => ({seat, coins: line[rounds], at: y(line[rounds])})).sort((a, b) => a.at - b.at);
  ends.forEach((end, place) => { end.at = Math.max(end.at, place ? ends[place - 1].at + 22 : TOP + 8); });
  for (const {seat, coins, at} of ends) {
    const line = data.lines[seat];
    const points = line.map((amount, round) => `${x(round).toFixed(1)},${y(amount).toFixed(1)}`).join(" ");
    for (const kind of ["under", "line"]) chart.append(drawn("polyline", {points, class: `${kind} ${look(seat)}`}));
    const sign = emblem(seat);
    put(sign, {x: x(rounds) + 6, y: at - 10, width: 20, height: 20}, []);
    const name = data.seats[seat].name;
    const short = name.length > (NARROW ? 6 : 11) ? name.slice(0, NARROW ? 5 : 10) + "…" : name;
    chart.append(sign, drawn("text", {x: x(rounds) + 31, y: at + 5}, `${short} ${coins}`));
  }
  marker.at = x;
  return made("figure", {}, made("figcaption", {}, words.chart_coins), chart);
}

function drawIncome() {
  const used = Object.keys(data.income).filter((source) => data.income[source].some((amount) => amount));
  const header = made("thead", {}, row("th", [words.player, ...used.map((source) => words["source_" + source])]));
  const rows = data.seats.map((seat, number) =>
    row("td", [[emblem(number), seat.name], ...used.map((source) => data.income[source][number])]));
  const table = made("table", {}, header, made("tbody", {}, ...rows));
  const wide = made("div", {class: "wide", tabindex: "0", role: "group", "aria-label": words.chart_income}, table);
  return made("figure", {}, made("figcaption", {}, words.chart_income), wide);
}

function showMarker(place) {
  if (!marker) return;
  const turn = data.turns[turnAt(place)];
  const x = marker.at(Math.min(data.lines[0].length - 1, turn.round - data.first_round + (place === LAST ? 1 : 0)));
  marker.setAttribute("x1", x);
  marker.setAttribute("x2", x);
}

// Controls

let place = -1;
let timer = 0;
const icons = {
  first: "M4 4h3v14H4zM19 4v14L8 11z", turn_back: "M11 4v14L2 11zM20 4v14l-9-7z", back: "M16 4v14L5 11z", play: "M5 3v16l14-8z",
  pause: "M5 4h4v14H5zM13 4h4v14h-4z", forward: "M6 4l11 7-11 7z", turn_forward: "M2 4l9 7-9 7zM11 4l9 7-9 7z",
  last: "M3 4l11 7-11 7zM15 4h3v14h-3z", near: "M9 2a7 7 0 0 1 5.6 11.2l5 5-1.8 1.8-5-5A7 7 0 1 1 9 2zM8 5v3H5v2h3v3h2v-3h3V8h-3V5z",
};
const icon = (name) => drawn("svg", {viewBox: "0 0 22 22", "aria-hidden": "true"}, drawn("path", {d: icons[name]}));
const turnStops = [...new Set([0, ...data.turns.map((turn) => turn.last)])];

const commands = {
  first: () => show(0),
  turn_back: () => show(Math.max(0, ...turnStops.filter((stop) => stop < place))),
  back: () => show(place - 1),
  play: () => timer ? pause() : play(),
  forward: () => show(place + 1),
  turn_forward: () => show(Math.min(LAST, ...turnStops.filter((stop) => stop > place))),
  last: () => show(LAST),
};
const buttons = {};

function drawControls() {
  for (const name of Object.keys(commands)) {
    const button = buttons[name] = made("button", {type: "button", id: name, title: words[name], "aria-label": words[name]}, icon(name));
    button.addEventListener("click", () => {
      if (name !== "play") pause();
      commands[name]();
    });
    $("buttons").append(button);
  }
  const near = made("button", {type: "button", id: "near", title: words.near, "aria-label": words.near, "aria-pressed": "false"}, icon("near"));
  near.addEventListener("click", () => near.setAttribute("aria-pressed", $("frame").classList.toggle("near")));
  $("buttons").append(near);
  const slider = $("place");
  slider.max = LAST;
  slider.setAttribute("aria-label", words.place);
  slider.addEventListener("input", () => { pause(); show(Number(slider.value)); });
  $("controls").setAttribute("aria-label", words.controls);
}

function play() {
  if (place === LAST) show(0);
  timer = setTimeout(step, PAUSE);
  showPlaying();
}
function step() {
  show(place + 1);
  if (place < LAST) timer = setTimeout(step, PAUSE);
  else pause();
}
function pause() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}
function showPlaying() {
  const name = timer ? "pause" : "play";
  buttons.play.replaceChildren(icon(name));
  buttons.play.title = words[name];
  buttons.play.setAttribute("aria-label", words[name]);
  $("now").setAttribute("aria-live", timer ? "off" : "polite");
}

function show(wanted) {
  const next = Math.max(0, Math.min(LAST, wanted));
  if (next === place) return;
  const before = place;
  place = next;
  const position = positions[place], turn = data.turns[turnAt(place)];
  showMap(position);
  showPlayers(position, turn, place);
  showRegions(position);
  showLog(place, before);
  showMarker(place);
  const told = place ? data.moves[place - 1].told : [];
  const notes = data.notes.filter((note) => note[0] === place).map((note) => `${words.note}: ${note[1]}`);
  $("now").replaceChildren(...[...told, ...notes].map((text) => made("p", {}, text)));
  const where = place === LAST && data.over ? words.over : turnTitle(turn);
  const caption = `${where} · ${filled(words.move, place, LAST)}`;
  $("caption").textContent = caption;
  $("place").value = place;
  $("place").setAttribute("aria-valuetext", caption);
  for (const name of ["first", "turn_back", "back"]) buttons[name].disabled = place === 0;
  for (const name of ["last", "turn_forward", "forward"]) buttons[name].disabled = place === LAST;
}

const KEYS = {
  ArrowLeft: "back", ArrowRight: "forward", PageUp: "turn_back", PageDown: "turn_forward", Home: "first", End: "last", " ": "play",
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "t" || event.key === "T") return changeTheme();
  const command = KEYS[event.key];
  if (!command || event.target.id === "frame" && $("frame").classList.contains("near") && event.key.startsWith("Arrow")) return;
  if (event.key === " " && event.target.closest("button, summary")) return;
  if (event.target.closest("#log, .wide") && event.key !== " " && !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  if (command !== "play") pause();
  commands[command]();
});

// A swipe over the map, where it need not be scrolled, goes one move on or back.
let touched = null;
$("frame").addEventListener("touchstart", (event) => {
  touched = event.touches.length === 1 && !$("frame").classList.contains("near") ? event.touches[0] : null;
}, {passive: true});
$("frame").addEventListener("touchend", (event) => {
  if (!touched) return;
  const end = event.changedTouches[0], wide = end.clientX - touched.clientX, high = end.clientY - touched.clientY;
  if (Math.abs(wide) > 40 && Math.abs(wide) > 2 * Math.abs(high)) {
    pause();
    commands[wide < 0 ? "forward" : "back"]();
  }
}, {passive: true});

// Light and dark: as the system says until the reader chooses.
const system = matchMedia("(prefers-color-scheme: dark)");
let chosen = "";
function showTheme() {
  const theme = chosen || (system.matches ? "dark" : "light");
  document.documentElement.dataset.theme = theme;
  $("theme").textContent = theme === "dark" ? words.light : words.dark;
}
function changeTheme() {
  chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  showTheme();
}
system.addEventListener("change", showTheme);
$("theme").addEventListener("click", changeTheme);

const titles = {map: filled(words.map, data.board), players: words.players, notes: words.notes, log: words.log,
  charts: words.charts, regions: words.regions};
for (const [name, text] of Object.entries(titles)) $(name + "-title").textContent = text;
showTheme();
drawMap();
drawControls();
drawLog();
drawNotes();
if (data.lines) $("charts").append(drawCoins(), drawIncome());
else $("charts").append(made("p", {}, words.secret));
show(/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : 0);
})();
