// The lobby: a shelf of titles, one table to set, what waits for you.
import { Account } from "./account.js";
import { FirstTime } from "./first-time.js";
import { Fold } from "./fold.js";
import { Icon } from "./glyph.js";
import { html, useEffect, useState } from "./html.js";
import { styled, voiceFor } from "./load.js";
import { Mast } from "./mast.js";
import { call, me, myTables, ownTables } from "./server.js";
import { language } from "./settings.js";
import { SetUp } from "./set-up.js";
import { messageId } from "./voice.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ id: string, seats: number[], options: Record<string, number[]>, bots: string[], first_game: boolean }} Title
 */

/** @param {Voice} voice @param {string} title */
export const titleName = (voice, title) => voice.sayIfKnown(messageId("web-title", title)) || title;

const MINE = 20; // of one's own tables that are shown

/** Everything the lobby shows, fetched once. */
async function fetched() {
  const [titles, person, tables, mine, ...kept] = await Promise.all([
    call("GET", "/titles"), me(), call("GET", "/tables"), myTables(),
    ...ownTables().map((id) => call("GET", `/tables/${encodeURIComponent(id)}`).catch(() => null)),
  ]);
  const own = new Map([...mine, ...kept.filter(Boolean)].map((table) => [table.id, table]));
  return { titles, person, own: [...own.values()].slice(0, MINE), tables: tables.filter((/** @type {any} */ table) => !own.has(table.id)) };
}

export function LobbyPage() {
  const [voice, speak] = useState(/** @type {Voice | null} */ (null));
  const [found, find] = useState(/** @type {any} */ (null));
  const [chosen, choose] = useState("");
  const [door, go] = useState("new");
  useEffect(() => {
    voiceFor(language.value, chosen || undefined).then(speak);
  }, [language.value, chosen]);
  useEffect(() => {
    Promise.all([fetched(), styled("lobby.css")]).then(([all]) => {
      find(all);
      choose(all.titles[0].id);
    });
  }, []);
  if (!voice || !found || !chosen) return null;
  document.title = "Himeji";
  const title = found.titles.find((/** @type {Title} */ each) => each.id === chosen);
  const mine = found.own.filter((/** @type {any} */ table) => table.state !== "over").length;
  return html`<div class="t-lobby"><${Mast} voice=${voice}><${Account} voice=${voice} person=${found.person} /><//>
    <main class="lobby">
      <div class="lobby__main">
        <section class="shelf zone-new" aria-label=${voice.say("web-choose-title")}>
          <h1 class="display shelf__h">${voice.say("web-what-shall-we-play")}</h1>
          <div class="shelf__r"><ul class="posters">${found.titles.map((/** @type {Title} */ each) => html`<${Poster} key=${each.id} voice=${voice} title=${each} chosen=${each.id === chosen} onChoose=${choose} />`)}</ul>
            ${title.first_game && !found.own.length && html`<${FirstTime} voice=${voice} title=${chosen} name=${titleName(voice, chosen)} named=${found.person?.name ?? ""} person=${found.person} />`}</div>
        </section>
        <${SetUp} key=${chosen} voice=${voice} title=${title} name=${titleName(voice, chosen)} person=${found.person} fresh=${!found.own.length} />
      </div>
      <aside class="lobby__side">
        <${Tables} voice=${voice} heading="web-continue" none="web-nothing-yet" tables=${found.own} zone="zone-cont" />
        <${Tables} voice=${voice} heading="web-public-tables" none="web-no-public-table" tables=${found.tables} zone="zone-join" />
        <${Join} voice=${voice} />
      </aside>
    </main>
    <footer class="lobby__foot only-wide"><span>${voice.say("web-unofficial")}</span><span>${voice.say("web-seed-promise")}</span></footer>
    <${Fold} label=${voice.say("web-doors")} open=${door} onOpen=${go} doors=${[
      { id: "new", icon: "ui-plus", label: voice.say("web-door-new") },
      { id: "cont", icon: "ui-play", label: voice.say("web-door-continue"), lit: mine },
      { id: "join", icon: "ui-link", label: voice.say("web-door-join") },
    ]} /></div>`;
}

/** @param {{ voice: Voice, title: Title, chosen: boolean, onChoose: (title: string) => void }} props */
const Poster = ({ voice, title, chosen, onChoose }) =>
  html`<li><label class="poster"><input type="radio" name="title" value=${title.id} checked=${chosen} onChange=${() => onChoose(title.id)} />
    <span class="poster__art"><img src=${new URL(`../prints/${title.id}.svg`, import.meta.url).pathname} alt="" /></span>
    <span class="poster__t display">${titleName(voice, title.id)}</span>
    <span class="poster__s">${voice.say("web-players", { least: title.seats[0], most: title.seats[title.seats.length - 1], same: title.seats.length === 1 ? "yes" : "no" })}</span></label></li>`;

/** @param {{ voice: Voice, heading: string, none: string, tables: any[], zone: string }} props */
const Tables = ({ voice, heading, none, tables, zone }) =>
  html`<section class=${`paper cont ${zone}`} aria-label=${voice.say(heading)}><h2 class="display">${voice.say(heading)}</h2>
    ${tables.length ? html`<ul>${tables.map((table) => html`<li key=${table.id}><a class="game" href=${`/table/${table.id}`}>
      <span class="game__i"><${Icon} name=${table.settings.title === "naishi" ? "n-naishi" : "stronghold"} /></span>
      <span class="game__t"><b class="display">${titleName(voice, table.settings.title)}</b><small>${table.practice && `${voice.say("web-practice")} · `}${table.seats.map((/** @type {any} */ seat) => seat.name || (seat.bot ? voice.say(messageId("bot", seat.bot)) : voice.say("web-empty-seat"))).join(", ")}</small></span>
      <span class="game__s">${voice.say("web-table-state", { state: table.state })}<small>${voice.say("web-moves", { count: table.moves })}</small></span></a></li>`)}</ul>`
      : html`<p class="over">${voice.say(none)}</p>`}
  </section>`;

/** @param {{ voice: Voice }} props */
function Join({ voice }) {
  /** @param {SubmitEvent} event */
  const go = (event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("link") ?? "").trim();
    const id = text.split(/[?#]/)[0].split("/").filter(Boolean).pop();
    if (id) location.href = `/table/${encodeURIComponent(id)}${text.includes("?") ? text.slice(text.indexOf("?")) : ""}`;
  };
  return html`<section class="paper join zone-join" aria-label=${voice.say("web-join")}><h2 class="display">${voice.say("web-join")}</h2>
    <form class="join__r" onSubmit=${go}><label class="vh" for="link">${voice.say("web-link")}</label>
      <input id="link" name="link" autocomplete="off" placeholder=${voice.say("web-link")} /><button class="btn btn--ink">${voice.say("web-go")}</button></form>
    <p class="over">${voice.say("web-no-account")}</p></section>`;
}
