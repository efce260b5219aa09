// Effects in words and as trees: the text of an effect is taken apart as the combinators put it together.
// The same steps as himeji/locales/phrases.py; a test holds the two to each other.

/** @typedef {(message: string, figures?: Record<string, unknown>) => string} Say nothing if there is no such message */

/** @type {[string, string][]} */
const JOINTS = [[", then ", "then"], [" and/or ", "and-or"], [" & ", "and"], [" / ", "or"]];

/**
 * @typedef {{ kind: "joined", joint: string, parts: Tree[] }} Joined
 * @typedef {{ kind: "pay", cost: Tree, then: Tree }} Pay
 * @typedef {{ kind: "repeated", n: number, part: Tree }} Repeated
 * @typedef {{ kind: "thing", name: string, n: number | null, suffix: boolean, text: string }} Leaf
 * @typedef {Joined | Pay | Repeated | Leaf} Tree
 */

/** The parts of an effect. @param {string} text @returns {Tree} */
export function tree(text) {
  if (text.startsWith("may (")) return tree(text.slice("may ".length));
  if (isEnclosed(text)) return joined(text.slice(1, -1));
  const who = /^[a-z ]+: /.exec(text);
  if (who) return tree(text.slice(who[0].length));
  const arrow = text.indexOf(" -> ");
  if (arrow >= 0 && !text.slice(0, arrow).includes("("))
    return { kind: "pay", cost: tree(text.slice(0, arrow)), then: tree(text.slice(arrow + 4)) };
  const repeated = /^up to (\d+) x (.+)$/.exec(text);
  if (repeated) return { kind: "repeated", n: Number(repeated[1]), part: tree(repeated[2]) };
  const counted = /^(\d+) (.+)$/.exec(text);
  if (counted) return { kind: "thing", name: counted[2], n: Number(counted[1]), suffix: false, text };
  const numbered = /^(.+) (\d+)$/.exec(text);
  if (numbered) return { kind: "thing", name: numbered[1], n: Number(numbered[2]), suffix: true, text };
  return { kind: "thing", name: text, n: null, suffix: false, text };
}

/** An effect in words; a part without words stands for itself. @param {string} text @param {Say} say */
export const phrase = (text, say) => spoken(tree(text), say);

/** @param {Tree} part @param {Say} say @returns {string} */
function spoken(part, say) {
  switch (part.kind) {
    case "joined": {
      const said = part.parts.map((each) => spoken(each, say));
      return say(`effect-${part.joint}`, { first: said.slice(0, -1).join(", "), last: said[said.length - 1] });
    }
    case "pay":
      return say("effect-pay", { cost: spoken(part.cost, say), effect: spoken(part.then, say) });
    case "repeated":
      return say("effect-up-to", { n: part.n, effect: spoken(part.part, say) });
    default: {
      const name = part.name.replace(/[ _]/g, "-");
      const figures = part.n === null ? {} : { n: part.n };
      return say(`effect-${name}${part.suffix ? "-n" : ""}`, figures) || part.text;
    }
  }
}

/** @param {string} text @returns {Tree} */
function joined(text) {
  for (const [joint, name] of JOINTS) {
    const parts = split(text, joint);
    if (parts.length > 1) return { kind: "joined", joint: name, parts: parts.map(tree) };
  }
  return tree(text);
}

/** Does the bracket at the beginning close at the end? @param {string} text */
const isEnclosed = (text) => text.startsWith("(") && depths(text).indexOf(0) === text.length - 1;

/** How many brackets are open after each sign. @param {string} text */
function depths(text) {
  let depth = 0;
  return [...text].map((sign) => (depth += Number(sign === "(") - Number(sign === ")")));
}

/** The parts between joints outside all brackets. @param {string} text @param {string} joint */
function split(text, joint) {
  const open = depths(text);
  const parts = [];
  let start = 0;
  for (let at = text.indexOf(joint); at >= 0; at = text.indexOf(joint, at + joint.length)) {
    if (open[at] !== 0) continue;
    parts.push(text.slice(start, at));
    start = at + joint.length;
  }
  return [...parts, text.slice(start)];
}
