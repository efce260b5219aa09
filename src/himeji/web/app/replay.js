// A finished game as a timeline: the same board, one position at a time, and an address for each.
import { together } from "./chronicle.js";
import { Crest, Icon } from "./glyph.js";
import { Fold } from "./fold.js";
import { Help } from "./help.js";
import { classes, html, useEffect, useState } from "./html.js";
import { boardOf, styled, titleData, voiceFor } from "./load.js";
import { Mast } from "./mast.js";
import { PointsGraph } from "./points-graph.js";
import { Review } from "./review.js";
import { call, ownTables } from "./server.js";
import { language } from "./settings.js";
import { namesOf } from "./table.js";
import { Timeline, keys } from "./timeline.js";
import { TryIt } from "./try-it.js";
import { capital } from "./voice.js";

const SPEED = 1200; // milliseconds a position when it plays by itself

/** @param {{ id: string, at: number | null, seat: string | null }} props */
export function ReplayPage({ id, at: asked, seat }) {
  const [loaded, load] = useState(/** @type {any} */ (null));
  const [at, go] = useState(asked ?? 0);
  const [running, run] = useState(false);
  const [hides, hide] = useState(!ownTables().includes(id)); // whoever did not play may not want to know how it ends
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
  const hidden = hides && !!loaded?.game.open; // a game that is still played ends here
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
  useEffect(() => keys(loaded?.game.steps ?? [], hidden, go), [loaded, hidden]);
  if (problem) return html`<main class="waiting"><section class="paper ask"><h1 class="ask__q display" role="alert">${problem}</h1><p><a href="/">Himeji</a></p></section></main>`;
  if (!loaded) return null;
  return html`<${Replay} ...${loaded} at=${here} running=${running} hidden=${hidden} onGo=${go} onRun=${() => run(!running)} onHide=${() => hide(!hides)} />`;
}

/** @param {{ game: any, voice: import("./voice.js").Voice, data: any, board: any, at: number, running: boolean, hidden: boolean, onGo: (at: number) => void, onRun: () => void, onHide: () => void }} props */
function Replay({ game, voice, data, board, at, running, hidden, onGo, onRun, onHide }) {
  const [door, open] = useState(board.doors[0].id);
  const [trying, dare] = useState(-1); // the position that is to be played on
  const step = game.steps[at];
  const told = hidden ? game.steps.slice(0, at + 1) : game.steps;
  const names = namesOf(game.table, step.view, voice);
  const said = (/** @type {any} */ each) => together(each.events).map((/** @type {any} */ event) => voice.event(event, names, game.seat)).join(" ");
  /** @type {import("./target.js").Table} */
  const table = {
    view: step.view, layout: data.layout, things: data.things, voice, names, seat: game.seat, picked: [], steps: [],
    refused: new Map(), gives: new Map(), guided: null, guidedMove: null, pick: () => undefined, why: () => undefined,
  };
  useEffect(() => {
    document.querySelector(".log .now")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const sheets = step.points.map((/** @type {number | null} */ points) => (points === null ? null : { points, items: [] }));
  const graph = step.points.every((/** @type {number | null} */ points) => points !== null);
  const reviewed = !hidden && (game.open || graph);
  const doors = reviewed ? [...board.doors, { id: "review", icon: "ui-score" }] : board.doors;
  const onShow = (/** @type {number} */ to) => {
    onGo(to);
    open(board.doors[0].id); // on a phone the review covers the board
  };
  return html`<a class="skip" href="#ask">${voice.say("web-skip")}</a>
    <${Mast} voice=${voice} title=${voice.say("title")} sub=${game.open ? voice.say("web-replay") : html`<a href=${`/table/${game.table.id}`}>${voice.say("web-back-to-table")}</a>`}><span class="phase only-wide">${board.phase(table).text}</span><//>
    <main class="stage">
      <section class="paper ask ask--other lens" id="ask" tabindex="-1" aria-label=${voice.say("web-move-shown")}>
        <div aria-live="polite"><div class="ask__turn">${hidden ? voice.say("web-position-only", { at }) : voice.say("web-position", { at, last: game.steps.length - 1 })}</div>
          <h2 class="ask__q display">${step.by !== null && html`<${Crest} mark=${board.mark(step.by)} />`} ${step.by === null ? voice.say("web-opening") : names[step.by]}</h2>
          ${step.move && html`<p class="lens__m">${capital(voice.move(step.move))}</p>`}<p class="lens__e">${said(step)}</p></div>
        <${Timeline} steps=${game.steps} at=${at} running=${running} hidden=${hidden} voice=${voice} onGo=${onGo} onRun=${onRun} onHide=${game.open ? onHide : null} onTry=${step.view.to_move.length && (game.open || game.seat !== null) ? () => dare(trying === at ? -1 : at) : null} />
        ${trying === at && html`<${TryIt} id=${game.table.id} title=${game.table.settings.title} at=${at} seat=${game.seat} view=${step.view} names=${names} voice=${voice} />`}
        ${reviewed && html`<div class="zone-review">
          ${game.open && html`<${Review} id=${game.table.id} at=${at} names=${names} board=${board} voice=${voice} onGo=${onShow} />`}
          ${graph && html`<${PointsGraph} steps=${game.steps} at=${at} names=${names} board=${board} voice=${voice} onGo=${onShow} />`}</div>`}
      </section>
      <${board.Left} table=${table} sheets=${sheets} clocks=${[]} subs=${names.map(() => "")} />
      <${board.Centre} table=${table} sheets=${sheets} />
      <section class="paper side__roll zone-roll" aria-label=${voice.say("web-log")}>
        <div class="panel" tabindex="0" role="group" aria-label=${voice.say("web-log")}><ol class="log">${told.map((/** @type {any} */ each, /** @type {number} */ n) => n > 0 && html`<li key=${n} class=${classes("e", n === at && "now")}>
          <${Crest} mark=${board.mark(each.by)} /><button type="button" class="jump" aria-current=${n === at ? "step" : undefined} onClick=${() => onGo(n)}>${said(each) || (each.move ? capital(voice.move(each.move)) : voice.say("web-hidden-choice"))}</button></li>`)}</ol></div>
      </section>
    </main>
    <${Help} table=${table} board=${board} />
    <${Fold} label=${voice.say("web-doors")} open=${doors.some((/** @type {any} */ each) => each.id === door) ? door : doors[0].id} onOpen=${open} doors=${doors.map((/** @type {any} */ each) => ({ ...each, label: voice.say(`web-door-${each.id}`) }))} />`;
}
