// The roll: what happened, the score sheet, and talk; the command box below speaks the grammar of the moves.
import { Crest, Icon } from "./glyph.js";
import { classes, html, useEffect, useRef, useState } from "./html.js";
import { capital, signed } from "./voice.js";

/**
 * @typedef {import("./target.js").Table} Table
 * @typedef {import("./chronicle.js").Line} Entry
 * @typedef {{ code: string, points: number, section: string }} Item
 * @typedef {{ points: number, items: Item[] } | null} Sheet what one seat would score; null if this reader may not know
 */

const TABS = /** @type {[string, string][]} */ ([["log", "ui-log"], ["score", "ui-score"], ["chat", "ui-chat"]]);

/** @param {{ id: string, table: Table, board: any, entries: Entry[], sheets: Sheet[], over: boolean, chat: { name: string, text: string }[],
 *   onSay: (text: string) => void, explorer?: unknown, onEarlier: (() => void) | null, children?: unknown }} props */
export function Roll({ id, table, board, entries, sheets, over, chat, onSay, explorer, onEarlier, children }) {
  const [tab, show] = useState("log");
  const { voice } = table;
  useEffect(() => {
    if (over) show("score");
  }, [over]);
  return html`<section class="paper side__roll zone-roll" aria-label=${voice.say("web-roll")}>
    <div class="tabs">
      ${[...TABS, ...(explorer ? [["combos", "ui-fork"]] : [])].map(([id, icon]) => html`<label class="tab" key=${id}>
        <input type="radio" name="roll" value=${id} checked=${tab === id} onChange=${() => show(id)} />
        <${Icon} name=${icon} />${voice.say(`web-${id}`)}${id === "chat" && chat.length > 0 && ` (${chat.length})`}</label>`)}
    </div>
    ${tab === "log" && html`<${Log} id=${id} entries=${entries} board=${board} table=${table} onEarlier=${onEarlier} />`}
    ${tab === "score" && html`<div class="panel" tabindex="0"><${Score} table=${table} board=${board} sheets=${sheets} /></div>`}
    ${tab === "chat" && html`<${Chat} voice=${voice} chat=${chat} onSay=${onSay} />`}
    ${tab === "combos" && html`<div class="panel" tabindex="0">${explorer}</div>`}
    ${tab !== "chat" && children}
  </section>`;
}

/** Every line leads to the position after it. @param {{ id: string, entries: Entry[], board: any, table: Table, onEarlier: (() => void) | null }} props */
function Log({ id, entries, board, table: { voice, seat }, onEarlier }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries[entries.length - 1]?.seq]);
  return html`<div class="panel" role="log" tabindex="0" aria-label=${voice.say("web-log")} ref=${list}>
    ${onEarlier && html`<button type="button" class="btn btn--s" onClick=${onEarlier}><${Icon} name="ui-prev-turn" />${voice.say("web-earlier")}</button>`}<ol class="log" onKeyDown=${walk}>
    ${entries.map((entry, at) => html`<li key=${entry.seq} class=${classes("e", at === entries.length - 1 && "now")}>
      ${entry.seat === null ? html`<span></span>` : html`<${Crest} mark=${board.mark(entry.seat)} />`}
      ${entry.at === null ? html`<span>${entry.lines.join(" ")}</span>`
        : html`<a class="jump" href=${`/replay/${id}?at=${entry.at}${seat === null ? "" : `&seat=${seat}`}`} tabindex=${at === entries.length - 1 ? 0 : -1} title=${voice.say("web-see-position")}>${entry.lines.join(" ")}</a>`}</li>`)}
  </ol></div>`;
}

/** The tab key comes to the last line; arrows lead to those before. @param {KeyboardEvent} event */
function walk(event) {
  const lines = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".jump")];
  const at = lines.indexOf(/** @type {Element} */ (event.target)) + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? NaN);
  if (!(lines[at] instanceof HTMLElement)) return;
  event.preventDefault();
  lines[at].focus();
}

/** Every seat's points line by line. @param {{ table: Table, board: any, sheets: Sheet[] }} props */
export function Score({ table, board, sheets }) {
  const codes = [...new Set(sheets.flatMap((sheet) => (sheet ? sheet.items.map((item) => item.code) : [])))];
  const known = sheets.map((sheet, seat) => ({ sheet, seat })).filter(({ sheet }) => sheet !== null);
  /** @param {Sheet} sheet @param {string} code */
  const points = (sheet, code) => sheet?.items.find((item) => item.code === code)?.points ?? "–";
  return html`<table class="sheet">
    <caption class="vh">${table.voice.say("web-score")}</caption>
    <thead><tr><th scope="col"><span class="vh">${table.voice.say("web-score-line")}</span></th>
      ${known.map(({ seat }) => html`<th scope="col"><${Crest} mark=${board.mark(seat)} /><span class="vh">${table.names[seat]}</span></th>`)}</tr></thead>
    <tbody>
      ${codes.map((code) => html`<tr key=${code}><th scope="row">${capital(table.voice.word(code))}</th>
        ${known.map(({ sheet }) => html`<td>${signed(points(sheet, code))}</td>`)}</tr>`)}
      <tr><th scope="row">${table.voice.say("web-total")}</th>${known.map(({ sheet }) => html`<td>${signed(sheet?.points ?? 0)}</td>`)}</tr>
    </tbody></table>`;
}

/** @param {{ voice: import("./voice.js").Voice, chat: { name: string, text: string }[], onSay: (text: string) => void }} props */
function Chat({ voice, chat, onSay }) {
  /** @param {SubmitEvent} event */
  const send = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text) onSay(text);
    form.reset();
  };
  return html`<div class="panel" role="log" tabindex="0" aria-label=${voice.say("web-chat")}><ol class="log">
      ${chat.map(({ name, text }) => html`<li class="e e--said"><b>${name}</b><span>${text}</span></li>`)}
    </ol></div>
    <form class="cmd" onSubmit=${send}><${Icon} name="ui-chat" />
      <input name="text" maxlength="500" autocomplete="off" aria-label=${voice.say("web-say")} placeholder=${voice.say("web-say")} />
      <button class="btn">${voice.say("web-send")}</button></form>`;
}
