// Where the moves lie on the table: grammar → targets. No rule is known here.

/** @param {string} first @param {string} second @param {string[]} before */
const either = (first, second, ...before) => [[...before, first, second], [...before, second, first]];

/** @type {[RegExp, (words: string[], view: any) => string[][]][]} */
const PLACES = [
  [/^develop /, ([, row, column]) => [[`river ${column}`, `${row} ${column}`]]],
  [/^swap column /, ([, , column]) => either(`line ${column}`, `hand ${column}`, "court swap")],
  [/^swap /, ([, row, a, b]) => either(`${row} ${a}`, `${row} ${b}`, "court swap")],
  [/^discard river /, ([, , a, b]) => either(`river ${a}`, `river ${b}`, "court discard_river")],
  [/^decree /, ([, row, column]) => [["court decree", `${row} ${column}`]]],
  [/^give /, ([, card], view) => [[`hand ${view.seats[view.seat ?? 0].hand.indexOf(card) + 1}`]]],
];

/** The paths that lead to a move. @param {string} move @param {any} view @returns {string[][]} */
export function paths(move, view) {
  const place = PLACES.find(([pattern]) => pattern.test(move));
  return place ? place[1](move.split(" "), view) : [[move]];
}

/** Nothing in Naishi is done beside an answer. */
export const aside = () => false;

/** Which part of the table a target lies in; each is one door on a phone. @param {string} target */
export const zoneOf = (target) => (target.startsWith("court") ? "court" : /^(river|line|hand)/.test(target) ? "board" : "");
