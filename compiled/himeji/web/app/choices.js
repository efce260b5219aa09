// From moves to things that can be tapped: a title says the path of targets that leads to each move, the shell walks it.

/**
 * @typedef {{ move: string, path: string[] }} Way one path of targets to a move
 * @typedef {{ target: string, moves: string[] }} Step a target that may be picked next, and the moves behind it
 */

/** The ways that go on from what is picked. @param {Way[]} ways @param {string[]} picked @returns {Way[]} */
export const open = (ways, picked) => ways.filter(({ path }) => picked.every((target, at) => path[at] === target));

/** What may be picked next, in the order of the moves. @param {Way[]} ways @param {string[]} picked @returns {Step[]} */
export function steps(ways, picked) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { move, path } of open(ways, picked)) {
    const target = path[picked.length];
    if (target === undefined) continue;
    const moves = found.get(target) ?? [];
    if (!moves.includes(move)) moves.push(move);
    found.set(target, moves);
  }
  return [...found].map(([target, moves]) => ({ target, moves }));
}

/** The one move that is left once these are picked; null while there are several.
 * @param {Way[]} ways @param {string[]} picked */
export function chosen(ways, picked) {
  const left = new Set(open(ways, picked).map(({ move }) => move));
  return left.size === 1 ? [...left][0] : null;
}

/** All ways to the moves of a decision. @param {string[]} moves @param {(move: string) => string[][]} paths @returns {Way[]} */
export const waysTo = (moves, paths) => moves.flatMap((move) => paths(move).map((path) => ({ move, path })));
