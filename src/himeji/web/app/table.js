// A table: the title's board between the question and the roll. The shell knows no game.
import { Ask, choicesOf } from "./ask.js";
import { chosen, steps, waysTo } from "./choices.js";
import { chronicle, isWhole } from "./chronicle.js";
import { clocksOf } from "./clock.js";
import { Combos } from "./combos.js";
import { Command } from "./command.js";
import { Confirm, confirms, held } from "./confirm.js";
import { Curtain, isDrawn } from "./curtain.js";
import { Fold } from "./fold.js";
import { Icon } from "./glyph.js";
import { Guide, guidedMove, guidedTarget } from "./guide.js";
import { Help, HelpVerb } from "./help.js";
import { Hint, HintVerb } from "./hint.js";
import { html, signal, useEffect, useMemo, useRef, useState } from "./html.js";
import { Invite } from "./invite.js";
import { boardOf, titleData, voiceFor } from "./load.js";
import { Mast } from "./mast.js";
import { Menu } from "./menu.js";
import { carry } from "./motion.js";
import { Notices } from "./notices.js";
import { Recap, RecapVerb } from "./recap.js";
import { Report } from "./report.js";
import { Result, winner } from "./result.js";
import { Roll } from "./roll.js";
import { language } from "./settings.js";
import { Sitting } from "./sitting.js";
import { Waiting } from "./waiting.js";
import { capital, messageId } from "./voice.js";

/** @typedef {import("./target.js").Table} Table */

const NOTHING = /** @type {string[]} */ ([]);
const picked = signal(NOTHING);

/** @param {{ id: string }} props */
export function TablePage({ id }) {
  const [sitting] = useState(() => new Sitting(id));
  const [loaded, load] = useState(/** @type {any} */ (null));
  const title = sitting.settings.value?.settings.title;
  useEffect(() => {
    voiceFor(language.value, title).then(async (voice) =>
      load({ voice, ...(title ? { data: await titleData(title), board: await boardOf(title) } : {}) }),
    );
  }, [title, language.value]);
  if (!loaded) return null;
  if (!sitting.scene.value?.view || !loaded.board) return html`<${Waiting} sitting=${sitting} voice=${loaded.voice} />`;
  const scene = sitting.scene.value;
  if (isDrawn(scene, loaded.board, sitting.settings.value)) return html`<${Curtain} voice=${loaded.voice} board=${loaded.board} seat=${scene.seat} name=${namesOf(sitting.settings.value, scene.view, loaded.voice)[scene.seat ?? 0]} />`;
  return html`<${Play} sitting=${sitting} ...${loaded} />`;
}

/** @param {any} settings @param {any} view @param {import("./voice.js").Voice} voice */
export function namesOf(settings, view, voice) {
  const called = voice.say("web-bot-names").split(" · ");
  const seats = settings.seats.map((/** @type {any} */ seat, /** @type {number} */ at) =>
    seat.bot && (!seat.name || seat.name === seat.bot) ? called[at % called.length] : seat.name || voice.say("web-seat", { number: at + 1 }));
  const more = (view.order ?? []).length - seats.length; // whom the rules play
  return [...seats, ...Array.from({ length: Math.max(more, 0) }, () => voice.say("rival"))];
}

/** @param {{ sitting: Sitting, voice: import("./voice.js").Voice, data: any, board: any }} props */
function Play({ sitting, voice, data, board }) {
  const [door, go] = useState(board.doors[0].id);
  const scene = /** @type {import("./sitting.js").Scene} */ (sitting.scene.value);
  const settings = sitting.settings.value;
  const { view, decision } = scene;
  const names = useMemo(() => namesOf(settings, view, voice), [settings, scene, voice]);
  const moves = decision?.moves ?? NOTHING;
  const aside = moves.filter(board.aside);
  const ways = useMemo(() => waysTo(moves.filter((move) => !board.aside(move)), (move) => board.paths(move, view)), [scene]);
  const barred = useMemo(() => (decision ? board.candidates(decision.asks, view).filter((/** @type {string} */ move) => !moves.includes(move)) : []), [scene]);

  const pickedIn = useRef(scene.question);
  const last = picked.value; // read in any case, so that this is drawn again when it changes
  const path = pickedIn.current === scene.question ? last : NOTHING; // what was picked before is gone with its question
  useEffect(() => {
    pickedIn.current = scene.question;
    picked.value = NOTHING;
    held.value = null;
    if (document.activeElement === document.body) document.getElementById("ask")?.focus({ preventScroll: true }); // what was chosen is gone
  }, [scene.question]);
  const told = sitting.told.value.filter((event) => sitting.heard(event));
  useEffect(() => {
    carry(board.carries(told, scene.seat));
  }, [sitting.told.value]);
  /** @param {string} target */
  const pick = (target) => {
    const at = path.indexOf(target);
    const next = at >= 0 ? path.slice(0, at) : [...path, target];
    const move = at >= 0 ? null : chosen(ways, next);
    if (move) onMove(move);
    else if (!sitting.waiting) picked.value = next;
  };
  const onMove = (/** @type {string} */ move) => {
    if (sitting.waiting) return; // one answer is on its way
    const { binding } = sitting.outlook.value;
    if (confirms(settings) && moves.includes(move) && (binding === null || binding.includes(move))) held.value = move;
    else sitting.play(move);
  };
  const back = () => {
    if (held.value) held.value = null;
    else picked.value = picked.value.slice(0, -1);
  };
  const waits = held.value;
  const shownMove = guidedMove(settings, scene);
  const outlook = sitting.outlook.value;
  /** What boards are drawn from: the same as long as nothing on them changes. @type {Table} */
  const table = useMemo(() => ({
    view, layout: data.layout, things: data.things, voice, names, seat: scene.seat, picked: waits ? board.paths(waits, view)[0] : path,
    steps: waits ? [] : steps(ways, path), refused: new Map(barred.map((/** @type {string} */ move) => [board.paths(move, view)[0][0], move])), gives: new Map(decision ? Object.entries(outlook.gives) : []),
    guidedMove: shownMove, guided: guidedTarget(shownMove, ways, path), pick, why: (/** @type {string} */ move) => sitting.why(move),
  }), [scene, voice, names, settings, path, waits, outlook, shownMove]);
  const choices = waits ? [] : choicesOf(table, ways, board);
  useEffect(() => keys(choices, table, onMove, back));

  const whyNot = sitting.refusal.value && said(sitting.refusal.value, voice);
  const sheets = useMemo(() => sheetsOf(scene, names, outlook.score), [scene, names, outlook]);
  const log = useMemo(() => chronicle(sitting, names, voice), [sitting.entries.value, scene.seat, names, voice]);
  const phase = board.phase(table);
  const lit = (/** @type {string} */ zone) => table.steps.filter((step) => board.zoneOf(step.target) === zone).length;
  useEffect(() => {
    const there = board.doors.find((/** @type {any} */ each) => each.id === door);
    const shown = table.guided && board.zoneOf(table.guided);
    const open = board.doors.find((/** @type {any} */ each) => (shown ? each.id === shown : lit(each.id)));
    if (there.plays && open && (shown ? shown !== door : !lit(door))) go(open.id); // what can be chosen lies behind another door
  }, [scene.position, table.guided]);
  const present = sitting.present.value;
  const left = useMemo(() => html`<${board.Left} table=${table} sheets=${sheets} clocks=${clocksOf(settings, scene, voice)} subs=${subs(settings, names, scene.seat, voice, present)} />`, [table, sheets, present]);
  const centre = useMemo(() => html`<${board.Centre} table=${table} sheets=${sheets} />`, [table, sheets]);
  return html`<a class="skip" href="#ask">${voice.say("web-skip")}</a>
    <${Mast} voice=${voice} title=${voice.say("title")} sub=${practice(settings, voice)}>
      <span class="phase"><span class="phase__dots" aria-hidden="true">${Array.from({ length: phase.of ?? 0 }, (_, at) => html`<i class=${at < phase.at ? "on" : ""}></i>`)}</span><span class="only-wide">${phase.text}</span></span>
      <${Invite} sitting=${sitting} voice=${voice} /><${Menu} sitting=${sitting} voice=${voice} />
    <//>
    <main class="stage">
      <${Ask} table=${table} board=${board} choices=${choices} barred=${path.length ? [] : barred.filter((/** @type {string} */ move) => !board.zoneOf(board.paths(move, view)[0][0]))} aside=${aside} whyNot=${whyNot} mine=${!!decision} waiting=${sitting.waiting}
        held=${board.held?.(table)} heading=${heading(sitting, names, voice)} question=${question(scene, names, voice)}
        cause=${decision ? capital(voice.cause(decision.cause)) : ""} onMove=${onMove} onBack=${back}
        confirm=${waits && html`<${Confirm} move=${waits} table=${table} board=${board} onYes=${() => { held.value = null; sitting.play(waits); }} onBack=${back} />`}
        lead=${html`<${Guide} settings=${settings} scene=${scene} voice=${voice} />`}
        verbs=${scene.seat !== null && scene.asked.length > 0 && html`<${Verbs} voice=${voice} sitting=${sitting} />`}>
        <${Hint} sitting=${sitting} voice=${voice} names=${names} />
        <${Notices} sitting=${sitting} voice=${voice} names=${names} />
        ${scene.open && html`<${Result} table=${table} board=${board} open=${scene.open} id=${sitting.id} />`}
      <//>
      ${left}${centre}
      <${Roll} id=${sitting.id} table=${table} board=${board} entries=${log} sheets=${sheets} over=${!!scene.open} chat=${sitting.chat.value}
        explorer=${board.explores && scene.seat !== null && scene.asked.length > 0 && html`<${Combos} sitting=${sitting} table=${table} board=${board} moves=${moves.filter((move) => !board.aside(move))} onMove=${onMove} />`}
        onEarlier=${isWhole(sitting.entries.value) ? null : () => sitting.tellFromTheStart()} onSay=${(/** @type {string} */ text) => sitting.line.send("say", { text })}>
        ${!scene.open && html`<${Command} voice=${voice} moves=${moves} onMove=${onMove} onWhy=${table.why} />`}
      <//>
    </main>
    <${Help} table=${table} board=${board} /><${Recap} table=${table} board=${board} entries=${log} /><${Report} sitting=${sitting} voice=${voice} />
    <${Fold} label=${voice.say("web-doors")} open=${door} onOpen=${go} doors=${board.doors.map((/** @type {any} */ each) => ({ ...each, label: voice.say(`web-door-${each.id}`), lit: lit(each.id) }))} />`;
}

/** @param {{ voice: import("./voice.js").Voice, sitting: Sitting }} props */
const Verbs = ({ voice, sitting }) =>
  html`<div class="verbs"><${HintVerb} sitting=${sitting} voice=${voice} />
    ${/** @type {const} */ (["undo", "restart"]).map((verb) => html`<button type="button" key=${verb} class="verb" disabled=${sitting.waiting}
      onClick=${() => sitting.line.send(verb)}><${Icon} name=${`ui-${verb}`} />${voice.say(`web-${verb}`)}</button>`)}
    <${RecapVerb} voice=${voice} /><${HelpVerb} voice=${voice} />
  </div>`;

/** @param {import("./sitting.js").Scene} scene @param {string[]} names @param {import("./voice.js").Voice} voice */
function question(scene, names, voice) {
  if (scene.decision) return voice.question(scene.decision.asks);
  if (scene.open) return winner(scene.open, names, scene.seat, voice);
  return voice.say("web-others-turn", { names: scene.asked.map((seat) => names[seat]).join(", ") });
}

/** @param {Sitting} sitting @param {string[]} names @param {import("./voice.js").Voice} voice */
function heading(sitting, names, voice) {
  const scene = sitting.scene.value;
  const status = sitting.line.status.value;
  if (status === "lost") return voice.say("web-lost", { count: sitting.line.unanswered.value.length });
  if (status === "closed") return reason(sitting.farewell.value, {}, voice);
  if (sitting.waiting) return voice.say("web-sending");
  if (scene?.decision) return voice.say("web-your-turn", { name: names[scene.seat ?? 0] });
  if (scene?.open) return voice.say("web-over");
  return scene?.seat === null ? voice.say("web-looking-on") : "";
}

/** What a game that counts for nothing comes from. @param {any} settings @param {import("./voice.js").Voice} voice */
function practice({ practice: found }, voice) {
  if (!found) return "";
  return found.origin === "first_game" ? voice.say("web-guide") : html`<a href=${`/replay/${found.origin}?at=${found.at}`}>${voice.say("web-practice-at", { at: found.at })}</a>`;
}

/** What every seat would score, as far as the reader may know. @param {import("./sitting.js").Scene} scene @param {string[]} names @param {any[] | null} score */
const sheetsOf = ({ open }, names, score) =>
  open ? names.map((_, seat) => ({ points: open.scores[seat], items: open.items[seat] })) : (score ?? names.map(() => null));

/** What stands under a name. @param {any} settings @param {string[]} names @param {number | null} reader
 * @param {import("./voice.js").Voice} voice @param {boolean[]} present */
const subs = (settings, names, reader, voice, present) =>
  names.map((_, seat) => {
    const found = settings.seats[seat];
    if (seat === reader) return voice.say("web-you");
    if (!found) return voice.say("web-by-the-rules");
    if (found.zombie) return voice.say("web-replaced", { bot: voice.sayIfKnown(messageId("bot", found.zombie)) || found.zombie });
    if (present[seat] === false) return voice.say("web-away");
    return found.bot ? voice.say("web-bot", { bot: voice.sayIfKnown(messageId("bot", found.bot)) || found.bot }) : "";
  });

/** @param {import("./sitting.js").Refused} refusal @param {import("./voice.js").Voice} voice */
const said = ({ move, code, params, rule }, voice) => ({ move, section: rule, text: reason(code, params, voice) });

/** @param {string} code @param {any} params @param {import("./voice.js").Voice} voice */
const reason = (code, params, voice) =>
  voice.bundle.hasMessage(messageId("refusal", code)) ? voice.refusal(code, params) : voice.sayIfKnown(messageId("error", code), params) || code;

/** Digits play the choices, 0 and Escape go back.
 * @param {import("./ask.js").Choice[]} choices @param {Table} table @param {(move: string) => void} onMove @param {() => void} back */
function keys(choices, table, onMove, back) {
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.target instanceof HTMLTextAreaElement || (event.target instanceof HTMLInputElement && event.target.type !== "radio")) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" || event.key === "0") back();
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (choice?.move) onMove(choice.move);
    else if (choice?.target) table.pick(choice.target);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
