// A finished game as a timeline: the same board, one position at a time, and an address for each.
import { Crest, Icon } from "./glyph.js";
import { Fold } from "./fold.js";
import { Help } from "./help.js";
import { classes, html, useEffect, useState } from "./html.js";
import { boardOf, styled, titleData, voiceFor } from "./load.js";
import { Mast } from "./mast.js";
import { PointsGraph } from "./points-graph.js";
import { Review } from "./review.js";
import { call } from "./server.js";
import { language } from "./settings.js";
import { namesOf } from "./table.js";
import { capital } from "./voice.js";

const SPEED = 1200; // milliseconds a position when it plays by itself

/** @param {{ id: string, at: number | null, seat: string | null }} props */
export function ReplayPage({ id, at: asked, seat }) {
  const [loaded, load] = useState(/** @type {any} */ (null));
  const [at, go] = useState(asked ?? 0);
  const [running, run] = useState(false);
  const [problem, complain] = useState("");
  useEffect(() => {
    call("GET", `/tables/${encodeURIComponent(id)}/replay${seat === null ? "" : `?seat=${seat}`}`)
      .then(async (game) => {
        const { title } = game.table.settings;
        const [voice, data, board] = await Promise.all([voiceFor(language.value, title), titleData(title), boardOf(title), styled("replay.css")]);
        load({ game, voice, data, board });
      })
      .catch((error) => complain(error.message));
  }, [language.value]);
  const last = loaded ? loaded.game.steps.length - 1 : 0;
  const here = Math.max(0, Math.min(at, last));
  useEffect(() => {
    if (!loaded) return;
    const address = new URL(location.href);
    address.searchParams.set("at", String(here));
    history.replaceState(null, "", address);
  }, [here, loaded]);
  useEffect(() => {
    if (!running || !loaded) return undefined;
    const timer = setTimeout(() => (here < last ? go(here + 1) : run(false)), SPEED);
    return () => clearTimeout(timer);
  }, [running, here, loaded]);
  useEffect(() => keys(last, loaded?.game.steps ?? [], go), [loaded]);
  if (problem) return html`<main class="waiting"><section class="paper ask"><h1 class="ask__q display" role="alert">${problem}</h1><p><a href="/">Himeji</a></p></section></main>`;
  if (!loaded) return null;
  return html`<${Replay} ...${loaded} at=${here} last=${last} running=${running} onGo=${go} onRun=${() => run(!running)} />`;
}

/** The next or the last position where another seat had just moved. @param {any[]} steps @param {number} at @param {1 | -1} way */
export function turn(steps, at, way) {
  let to = at + way;
  while (to > 0 && to < steps.length - 1 && steps[to].by === steps[to + way]?.by) to += way;
  return Math.max(0, Math.min(to, steps.length - 1));
}

/** @param {{ game: any, voice: import("./voice.js").Voice, data: any, board: any, at: number, last: number, running: boolean, onGo: (at: number) => void, onRun: () => void }} props */
function Replay({ game, voice, data, board, at, last, running, onGo, onRun }) {
  const [door, open] = useState(board.doors[0].id);
  const step = game.steps[at];
  const names = namesOf(game.table, step.view, voice);
  const said = (/** @type {any} */ each) => each.events.map((/** @type {any} */ event) => voice.event(event, names, game.seat)).join(" ");
  /** @type {import("./target.js").Table} */
  const table = {
    view: step.view, layout: data.layout, things: data.things, voice, names, seat: game.seat, picked: [], steps: [],
    refused: new Map(), gives: new Map(), guided: null, guidedMove: null, pick: () => undefined, why: () => undefined,
  };
  useEffect(() => {
    document.querySelector(".log .now")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const sheets = step.points.map((/** @type {number} */ points) => ({ points, items: [] }));
  const tools = /** @type {[string, string, number][]} */ ([
    ["first", "ui-first", 0], ["prev-turn", "ui-prev-turn", turn(game.steps, at, -1)], ["prev", "ui-prev", at - 1],
    ["next", "ui-next", at + 1], ["next-turn", "ui-next-turn", turn(game.steps, at, 1)], ["last", "ui-last", last],
  ]);
  return html`<a class="skip" href="#ask">${voice.say("web-skip")}</a>
    <${Mast} voice=${voice} title=${voice.say("title")} sub=${voice.say("web-replay")}><span class="phase only-wide">${board.phase(table).text}</span><//>
    <main class="stage">
      <section class="paper ask ask--other lens" id="ask" tabindex="-1" aria-label=${voice.say("web-move-shown")}>
        <div aria-live="polite"><div class="ask__turn">${voice.say("web-position", { at, last })}</div>
          <h2 class="ask__q display">${step.by !== null && html`<${Crest} mark=${board.mark(step.by)} />`} ${step.by === null ? voice.say("web-opening") : names[step.by]}</h2>
          ${step.move && html`<p class="lens__m">${capital(voice.move(step.move))}</p>`}<p class="lens__e">${said(step)}</p></div>
        <div class="ctls" role="toolbar" aria-label=${voice.say("web-timeline")}>
          ${tools.slice(0, 3).map((tool) => html`<${Tool} key=${tool[0]} tool=${tool} voice=${voice} at=${at} last=${last} onGo=${onGo} />`)}
          <button type="button" class="ctl ctl--main" onClick=${onRun} aria-label=${voice.say(running ? "web-pause" : "web-play")}><${Icon} name=${running ? "ui-pause" : "ui-play"} /></button>
          ${tools.slice(3).map((tool) => html`<${Tool} key=${tool[0]} tool=${tool} voice=${voice} at=${at} last=${last} onGo=${onGo} />`)}
        </div>
        <input type="range" class="slider" min="0" max=${last} value=${at} aria-label=${voice.say("web-timeline")}
          onInput=${(/** @type {any} */ event) => onGo(Number(event.target.value))} />
        <${Review} id=${game.table.id} at=${at} names=${names} board=${board} voice=${voice} onGo=${onGo} />
        <${PointsGraph} steps=${game.steps} at=${at} names=${names} board=${board} voice=${voice} onGo=${onGo} />
      </section>
      <${board.Left} table=${table} sheets=${sheets} clocks=${[]} subs=${names.map(() => "")} />
      <${board.Centre} table=${table} sheets=${sheets} />
      <section class="paper side__roll zone-roll" aria-label=${voice.say("web-log")}>
        <div class="panel" tabindex="0" role="group" aria-label=${voice.say("web-log")}><ol class="log">${game.steps.map((/** @type {any} */ each, /** @type {number} */ n) => n > 0 && html`<li key=${n} class=${classes("e", n === at && "now")}>
          <${Crest} mark=${board.mark(each.by)} /><button type="button" class="jump" aria-current=${n === at ? "step" : undefined} onClick=${() => onGo(n)}>${said(each) || capital(voice.move(each.move))}</button></li>`)}</ol></div>
      </section>
    </main>
    <${Help} table=${table} board=${board} />
    <${Fold} label=${voice.say("web-doors")} open=${door} onOpen=${open} doors=${board.doors.map((/** @type {any} */ each) => ({ ...each, label: voice.say(`web-door-${each.id}`) }))} />`;
}

/** @param {{ tool: [string, string, number], voice: import("./voice.js").Voice, at: number, last: number, onGo: (at: number) => void }} props */
const Tool = ({ tool: [name, icon, to], voice, at, last, onGo }) =>
  html`<button type="button" class="ctl" disabled=${to < 0 || to > last || to === at} aria-label=${voice.say(`web-go-${name}`)} onClick=${() => onGo(to)}><${Icon} name=${icon} /></button>`;

/** Home, End and the arrows; from where one is when the key is heard, however fast they come.
 * @param {number} last @param {any[]} steps @param {(move: (at: number) => number) => void} go */
function keys(last, steps, go) {
  /** @type {Record<string, (at: number) => number>} */
  const ways = {
    Home: () => 0, End: () => last, ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1,
    ArrowUp: (at) => turn(steps, at, -1), ArrowDown: (at) => turn(steps, at, 1),
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const way = ways[event.key];
    if (event.target instanceof HTMLInputElement || !steps.length || !way) return;
    event.preventDefault();
    go((at) => Math.max(0, Math.min(way(Math.min(at, last)), last)));
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
