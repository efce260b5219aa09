// A review: everybody's chances to win from decision to decision, the mistakes on the line, and what would have been better.
import { Crest, Icon } from "./glyph.js";
import { html, useState } from "./html.js";
import { reasonInWords } from "./reasons.js";
import { call } from "./server.js";
import { capital, share } from "./voice.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ seq: number, seat: number, move: string, better: string, cost: number, grade: string, reason: import("./reasons.js").Reason }} Mistake
 * @typedef {{ verdicts: { seq: number, wins: number[] }[], end: number[], mistakes: Mistake[] }} Found
 */

const SIGNS = /** @type {Record<string, string>} */ ({ inaccuracy: "?!", mistake: "?", blunder: "??" });
const WIDTH = 100;
const HEIGHT = 40;

/** @param {{ id: string, at: number, names: string[], board: any, voice: Voice, onGo: (at: number) => void }} props */
export function Review({ id, at, names, board, voice, onGo }) {
  const [found, find] = useState(/** @type {Found | null} */ (null));
  const [status, tell] = useState("");
  const ask = () => {
    tell(voice.say("hint-thinking"));
    call("GET", `/tables/${id}/review`).then(find).catch((error) => tell(error.message));
  };
  if (!found)
    return html`<div class="review"><button type="button" class="btn" disabled=${!!status} onClick=${ask}><${Icon} name="ui-score" />${voice.say("web-review")}</button>
      <span role="status">${status}</span></div>`;
  return html`<div class="review"><${Chances} found=${found} at=${at} names=${names} board=${board} voice=${voice} onGo=${onGo} />
    <h3 class="over">${voice.say("review-mistakes")}</h3>
    ${found.mistakes.length ? html`<ul class="mistakes">${found.mistakes.map((mistake) => html`<${OneMistake} key=${mistake.seq} mistake=${mistake} names=${names} board=${board} voice=${voice} onGo=${onGo} />`)}</ul>`
      : html`<p>${voice.say("review-no-mistakes")}</p>`}</div>`;
}

/** @param {{ found: Found, at: number, names: string[], board: any, voice: Voice, onGo: (at: number) => void }} props */
function Chances({ found, at, names, board, voice, onGo }) {
  const lines = [...found.verdicts.map(({ wins }) => wins), found.end];
  const x = (/** @type {number} */ n) => (n / Math.max(1, lines.length - 1)) * WIDTH;
  const y = (/** @type {number} */ chance) => (1 - chance) * HEIGHT;
  const percent = (/** @type {number} */ value) => voice.say("study-percent", { share: share(value) });
  const here = lines[Math.min(at, lines.length - 1)];
  return html`<figure class="points"><figcaption class="over">${voice.say("web-chances")}</figcaption>
    <div class="points__p"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${names.map((name, seat) => `${name} ${percent(found.end[seat] ?? 0)}`).join(", ")}
      onClick=${(/** @type {any} */ event) => { const { left, width } = event.currentTarget.getBoundingClientRect(); onGo(Math.round(((event.clientX - left) / width) * (lines.length - 1))); }}>
      <path class="grid" d=${`M0 ${HEIGHT / 2}H${WIDTH}`} />
      ${found.end.map((_, seat) => html`<path key=${seat} class=${`wl wl--${seat} clan-${board.mark(seat).clan}`} d=${lines.map((wins, n) => `${n ? "L" : "M"}${x(n).toFixed(2)} ${y(wins[seat]).toFixed(2)}`).join("")} />`)}
      <path class="nowmark" d=${`M${x(at)} 0V${HEIGHT}`} /></svg></div>
    <ul class="points__l">${found.end.map((_, seat) => html`<li key=${seat}><${Crest} mark=${board.mark(seat)} /><span>${names[seat]}</span><b class="display">${percent(here[seat])}</b></li>`)}</ul></figure>`;
}

/** @param {{ mistake: Mistake, names: string[], board: any, voice: Voice, onGo: (at: number) => void }} props */
const OneMistake = ({ mistake, names, board, voice, onGo }) =>
  html`<li><button type="button" class="mistake" onClick=${() => onGo(mistake.seq)}>
    <span class=${`mkr mkr--${mistake.grade}`} aria-hidden="true"><span>${SIGNS[mistake.grade]}</span></span><${Crest} mark=${board.mark(mistake.seat)} />
    <span class="mistake__t"><b>${capital(voice.say(`grade-${mistake.grade}`))}, ${names[mistake.seat]}</b> ${capital(voice.move(mistake.move))}</span>
    <b class="mistake__c">−${voice.say("study-percent", { share: share(mistake.cost) })}</b></button>
    <p class="over">${voice.say("review-instead", { move: voice.move(mistake.better), words: reasonInWords(voice, mistake.reason, names) })}</p></li>`;
