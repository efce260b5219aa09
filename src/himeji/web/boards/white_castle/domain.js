// A clan's domain: its stores, its three rows with the members still at home, its card and its lantern.
import { Count, Crest, Icon } from "../../app/glyph.js";
import { classes, html } from "../../app/html.js";
import { Target } from "../../app/target.js";
import { capital } from "../../app/voice.js";
import { mark } from "./looks.js";
import { Delta, Gives, Slot, said } from "./pieces.js";

/** @typedef {import("../../app/target.js").Table} Table */

const AWAY = 5; // members that cover the icons of a row

/** @param {{ table: Table, clan: number, onShow: (clan: number) => void }} props */
export const Domain = ({ table, clan, onShow }) => {
  const found = table.view.clans[clan];
  const own = clan === table.seat;
  return html`<section class=${`paper domain zone-mine clan-${mark(clan).clan}`} aria-label=${table.voice.say("web-domain", { clan: table.names[clan] })}>
    <div class="domain__res">
      <h2 class="dom__h display"><${Crest} mark=${mark(clan)} />${own ? table.voice.say("web-your-domain") : table.names[clan]}</h2>
      ${!found.rival && Object.entries(table.layout.player_board.resource_tracks).map(([kind, ends]) => Array.isArray(ends) && html`<${Track} key=${kind} table=${table} kind=${kind} most=${ends[1]} n=${found.stores[kind]} own=${own} />`)}
      <div class="purse"><${Purse} table=${table} kind="coin" n=${found.stores.coin} />
        ${!found.rival && html`<${Purse} table=${table} kind="seal" n=${found.stores.seal} most=${table.layout.player_board.seal_limit} />`}
        <${Purse} table=${table} kind="points" icon="fan-red" n=${found.stores.points} /></div>
    </div>
    ${found.rival ? html`<${NextCard} table=${table} />` : html`<${Rows} table=${table} clan=${clan} found=${found} own=${own} />`}
    <div class="domain__lan">${!found.rival && html`<${Lantern} table=${table} cards=${found.lantern} />`}<${Others} table=${table} clan=${clan} onShow=${onShow} /></div>
  </section>`;
};

/** @param {{ table: Table, kind: string, most: number, n: number, own: boolean }} props */
const Track = ({ table, kind, most, n, own }) =>
  html`<${Target} table=${table} id=${`${own ? "" : "their "}store ${kind}`} class=${`track track--${kind}`} label=${table.voice.say("web-track", { store: table.voice.word(kind), n, most })}>
    <span class="track__k"><${Count} kind=${kind} label="" /><b class="w">${capital(table.voice.word(kind))}</b></span>
    <span class="track__c" aria-hidden="true">${Array.from({ length: most + 1 }, (_, at) => html`<i class=${classes(at > 0 && at <= n && "on", at === n && "at")}>${at === n || at === 0 || at === most ? at : ""}</i>`)}</span>
    <span class="vh">${table.voice.say("web-track", { store: table.voice.word(kind), n, most })}</span><//>`;

/** @param {{ table: Table, kind: string, icon?: string, n: number, most?: number }} props */
const Purse = ({ table, kind, icon = kind, n, most }) =>
  html`<span class=${`g g-${kind} g--l`} title=${table.voice.effect(`${n} ${kind}`)}><${Icon} name=${icon} /><b aria-hidden="true">${n}</b>
    ${most !== undefined && html`<span class="w" aria-hidden="true">/${most}</span>`}<span class="vh">${table.voice.effect(`${n} ${kind}`)}</span></span>`;

/** @param {{ table: Table, clan: number, found: any, own: boolean }} props */
const Rows = ({ table, clan, found, own }) => {
  const blocks = found.card ? said(table, found.card, "block") : [];
  return html`<div class="domain__rows">
    <div class="drow drow--h"><span class="over">${table.voice.say("web-row-die")}</span><span class="over">${table.voice.say("web-row-gives")}</span>
      <span class="over">${found.card && capital(table.voice.name(found.card))}</span></div>
    ${table.layout.player_board.die_rows.list.map((/** @type {any} */ row) => html`<${Row} key=${row.id} table=${table} clan=${clan} row=${row} found=${found} own=${own}
      block=${blocks.find((block) => block.rows.split(" ").includes(row.card_row))} />`)}
  </div>`;
};

/** @param {{ table: Table, clan: number, row: any, found: any, own: boolean, block: any }} props */
const Row = ({ table, clan, row, found, own, block }) => {
  const home = found[`${row.clan_member}s`].home;
  const icons = said(table, row.id, "icon");
  const away = AWAY - home;
  const label = table.voice.say("web-row", { row: capital(table.voice.name(row.id)), value: row.value });
  return html`<div class="drow">
    <${Target} table=${table} id=${`${own ? "" : "their "}row ${row.die}`} tag="span" class="rowslot" thing=${row.id} label=${label}>
      <${Slot} table=${table} value=${row.value} dice=${found.rows[row.die]} wide=${row.die} />${own && table.view.die?.colour === row.die && html`<${Delta} table=${table} move="place domain" />`}<//>
    <div class="covs">${icons.map((icon) => icon.count <= away
      ? html`<span class="cov cov--open"><${Gives} table=${table} text=${icon.effect} /></span>`
      : html`<span class="cov" title=${table.voice.effect(icon.effect)}><span class=${`pawn pawn--own clan-${mark(clan).clan}`}><${Icon} name=${row.clan_member} label=${table.voice.say("web-covered", { effect: table.voice.effect(icon.effect) })} /></span></span>`)}</div>
    <span class=${`blk blk--${block?.tone ?? "none"}`} data-thing=${found.card}>${block && html`<${Gives} table=${table} text=${block.effect} words />`}</span>
  </div>`;
};

/** @param {{ table: Table, cards: string[] }} props */
const Lantern = ({ table, cards }) =>
  html`<div class="lanbox"><span class="lanh"><${Icon} name="lantern" /><b>${capital(table.voice.effect("lantern"))}</b></span>
    <span class="lans">${lanternIcons(table, cards).map((text) => html`<${Gives} table=${table} text=${text} />`)}</span></div>`;

/** The domains that can be laid here instead. @param {{ table: Table, clan: number, onShow: (clan: number) => void }} props */
const Others = ({ table, clan, onShow }) =>
  html`<span class="dom__who">${table.view.clans.map((/** @type {any} */ _, /** @type {number} */ each) => each !== clan && html`<button type="button" key=${each} class="dom__b"
    aria-label=${table.voice.say("web-domain", { clan: table.names[each] })} title=${table.names[each]} onClick=${() => onShow(each)}><${Crest} mark=${mark(each)} /></button>`)}</span>`;

/** The icons of a lantern, equal ones together. @param {Table} table @param {string[]} cards */
export function lanternIcons(table, cards) {
  /** @type {Map<string, number>} */
  const total = new Map();
  for (const card of cards) for (const { effect } of said(table, card, "lantern")) {
    const [n, what] = effect.split(" ");
    total.set(what, (total.get(what) ?? 0) + Number(n));
  }
  return [...total].map(([what, n]) => `${n} ${what}`);
}

/** The card on top of the rival's deck. @param {{ table: Table }} props */
const NextCard = ({ table }) => {
  const [card] = table.view.solo_deck;
  if (!card) return null;
  const [die] = said(table, card, "die");
  return html`<div class="domain__rows"><p class="over">${table.voice.say("board-next-card")}</p>
    <p>${table.voice.say("board-next", { ...table.voice.worded(die), effects: said(table, card, "rival").map(({ effect }) => table.voice.effect(effect)).join(", ") })}</p></div>`;
};

/** The starting pairs on offer. @param {{ table: Table }} props */
export const Pairs = ({ table }) =>
  html`<section class="paper pairs zone-mine" aria-label=${table.voice.say("board-pairs")}>
    ${table.view.pairs.map((/** @type {any} */ pair) => html`<${Target} key=${pair.pair} table=${table} id=${`pair ${pair.pair}`} class="pair" thing=${pair.resource}
      label=${`${capital(table.voice.move(`pair ${pair.pair}`))}: ${[pair.action, pair.resource].map((card) => table.voice.word(card)).join("; ")}`}>
      <span class="pair__n display">${pair.pair}</span>
      ${said(table, pair.action, "block").map((block) => html`<span class="blk blk--light"><${Gives} table=${table} text=${block.effect} words /></span>`)}
      ${said(table, pair.resource, "gives").map((gives) => html`<${Gives} table=${table} text=${gives.effect} />`)}
      <span class="pair__l"><${Icon} name="lantern" />${said(table, pair.resource, "lantern").map((back) => html`<${Gives} table=${table} text=${back.effect} />`)}</span><//>`)}
  </section>`;
