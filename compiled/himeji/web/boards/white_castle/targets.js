// Where the moves lie on the board: grammar → targets. No rule is known here.

/** @type {[RegExp, (words: string[], view: any) => string[]][]} */
const PLACES = [
  [/^take /, ([, colour, side]) => [`die ${colour} ${side}`]],
  [/^place domain$/, (_, view) => [`row ${view.die.colour}`]],
  [/^place /, ([, space]) => [`space ${space}`]],
  [/^climb /, ([, from, to]) => [to === "daimyo" ? "floor daimyo" : `space ${to}`, `floor ${from}`]],
  [/^favour /, ([, n]) => [`favour ${n}`]],
  [/^(rival )?garden /, (words) => [`garden ${words.slice(-2).join(" ")}`]],
  [/^train /, ([, cost]) => [`yard-${cost}`]],
  [/^block /, ([, room, n]) => [`block ${room} ${n}`]],
  [/^remove /, ([, room]) => [`space ${room}`]],
  [/^pair /, ([, n]) => [`pair ${n}`]],
  [/^gain /, ([, store]) => [`store ${store}`]],
  [/^do \w+ row$/, ([, colour]) => [`row ${colour}`]],
];

/** The paths that lead to a move. @param {string} move @param {any} view @returns {string[][]} */
export function paths(move, view) {
  const place = PLACES.find(([pattern]) => pattern.test(move));
  return [place ? place[1](move.split(" "), view) : [move]];
}

/** Moves that may be made beside any answer. @param {string} move */
export const aside = (move) => move.startsWith("exchange ");

/** Which part of the board a target lies in; each is one door on a phone. @param {string} target */
export function zoneOf(target) {
  if (/^(die|garden|yard)/.test(target)) return "river";
  if (/^(row|pair|store)/.test(target)) return "mine";
  return /^(space|floor|favour|block)/.test(target) ? "castle" : "";
}
