// The question: whose turn it is, what is asked, the answers, why one is refused, and the verbs.
import { steps } from "./choices.js";
import { Icon } from "./glyph.js";
import { classes, html, useEffect, useRef } from "./html.js";
import { lingering } from "./target.js";
import { capital } from "./voice.js";

const NARROW = matchMedia("(max-width: 700px)"); // there the question lies over the board
const FEW = 9; // as many moves as there are digits are listed one by one; more are reached by their first target

/**
 * @typedef {import("./target.js").Table} Table
 * @typedef {{ move: string, text: string, section: string }} WhyNot
 * @typedef {{ key: string, label: string, move?: string, target?: string, detail?: unknown }} Choice
 */

/** The answers as a list: moves where they are few, targets where they are many.
 * @param {Table} table @param {import("./choices.js").Way[]} ways @param {any} board @returns {Choice[]} */
export function choicesOf(table, ways, board) {
  const next = steps(ways, table.picked);
  const moves = [...new Set(next.flatMap((step) => step.moves))].sort((a, b) => Number(a === "decline") - Number(b === "decline"));
  if (moves.length <= FEW) return moves.map((move) => moveChoice(table, board, move));
  return next.map(({ target, moves: behind }) =>
    behind.length === 1
      ? moveChoice(table, board, behind[0])
      : { key: target, label: capital(board.targetName(target, table)), target, detail: html`<span class="many">${behind.length}</span>${board.Detail && html`<${board.Detail} move=${best(table, behind)} table=${table} />`}` },
  );
}

/** The one that scores most at once, as far as that is known. @param {Table} table @param {string[]} moves */
const best = (table, moves) => moves.reduce((first, other) => ((table.gives.get(other)?.points[1] ?? -Infinity) > (table.gives.get(first)?.points[1] ?? -Infinity) ? other : first));

/** @param {Table} table @param {any} board @param {string} move @returns {Choice} */
const moveChoice = (table, board, move) => ({
  key: move,
  label: capital(table.voice.phrase("web-choice", move) || table.voice.move(move)),
  move,
  detail: board.Detail && html`<${board.Detail} move=${move} table=${table} />`,
});

/** Is this the answer that a first game shows? @param {Table} table @param {Choice} choice */
const guided = (table, choice) => (choice.move ? choice.move === table.guidedMove : choice.target === table.guided);

/**
 * @param {{ table: Table, board: any, choices: Choice[], barred: string[], aside: string[], whyNot: WhyNot | null, heading: string,
 *   question: string, cause: string, mine: boolean, waiting: boolean, held?: unknown, confirm: unknown,
 *   onMove: (move: string) => void, onBack: () => void, verbs: unknown, lead?: unknown, children?: unknown }} props
 */
export function Ask({ table, board, choices, barred, aside, whyNot, heading, question, cause, mine, waiting, held, confirm, onMove, onBack, verbs, lead, children }) {
  const dock = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const watch = new ResizeObserver(([{ borderBoxSize }]) => {
      if (NARROW.matches) document.documentElement.style.setProperty("--dock", `${Math.ceil(borderBoxSize[0].blockSize)}px`); // the whole page is styled anew
    });
    if (dock.current) watch.observe(dock.current);
    return () => watch.disconnect();
  }, []);
  return html`<section ref=${dock} class=${classes("paper ask", !mine && "ask--other", waiting && "is-waiting")} id="ask" tabindex="-1"
    aria-label=${table.voice.say("web-ask")}>
    <div class="ask__say" aria-live="polite">
      <div class="ask__turn">${mine && html`<${Icon} name="decision" />`}${heading}</div>
      <div class="ask__row">${held && html`<span class="held">${held}</span>`}
        <div><h2 class="ask__q display">${question}</h2>
          ${cause && html`<p class="ask__cause">${cause}</p>`}
          ${mine && choices.length === 1 && choices[0].move === "decline" && html`<p class="ask__only">${table.voice.say(aside.length ? "web-only-decline-or-aside" : "web-only-decline")}</p>`}
          <span class="vh">${mine && table.voice.say("web-choices", { count: choices.length })}</span></div></div>
    </div>
    ${lead}
    ${confirm || html`<ul class="choices">
      ${choices.map(
        (choice, at) => html`<li key=${choice.key}>
          <button type="button" class=${classes("choice", guided(table, choice) && "is-guided")} disabled=${waiting} data-move=${choice.move}
            onClick=${() => (choice.move ? onMove(choice.move) : table.pick(choice.target ?? ""))}>
            <span class="choice__key" aria-hidden="true">${at < FEW ? at + 1 : ""}</span>
            <span class="choice__what">${choice.label}</span>
            ${choice.detail && html`<span class="choice__then">${choice.detail}</span>`}
          </button></li>`,
      )}
      ${barred.map((move) => html`<li key=${move}><button type="button" class="choice choice--no" aria-disabled="true" data-move=${move} onClick=${() => table.why(move)} ...${lingering(() => table.why(move))}>
        <${Icon} name="ui-no" /><span class="choice__what">${capital(table.voice.move(move))}</span></button></li>`)}
      ${table.picked.length > 0 &&
      html`<li key="back"><button type="button" class="choice choice--back" onClick=${onBack}>
        <span class="choice__key" aria-hidden="true">0</span><${Icon} name="ui-undo" />
        <span class="choice__what">${table.voice.say("web-back")}</span></button></li>`}
    </ul>`}
    ${aside.length > 0 &&
    html`<div class="aside"><span class="over">${table.voice.say("web-at-any-time")}</span>
      ${aside.map((move) => html`<button type="button" key=${move} class="btn btn--s" disabled=${waiting} data-move=${move}
        onClick=${() => onMove(move)}>${board.Short ? html`<${board.Short} move=${move} table=${table} />` : capital(table.voice.move(move))}</button>`)}
    </div>`}
    ${children}
    ${verbs}
    ${whyNot &&
    html`<div class="whynot" role="status"><${Icon} name="ui-no" />
      <span><b>${capital(table.voice.move(whyNot.move))}</b> — ${whyNot.text} ${whyNot.section && html`<span class="ruling">${whyNot.section}</span>`}</span></div>`}
  </section>`;
}
