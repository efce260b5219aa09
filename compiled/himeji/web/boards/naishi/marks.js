// The marks of the two seats and of the cards.
const MARKS = [
  { clan: "flower", icon: "emissary-flower" },
  { clan: "tomoe", icon: "emissary-tomoe" },
];

/** @param {number} seat */
export const mark = (seat) => MARKS[seat];

/** Character, province or setup: the shape of the medallion says it. @param {import("../../app/target.js").Table} table @param {string} card */
export const kindOf = (table, card) => String(table.things[card].facts.find((fact) => fact.code === "kind")?.figures.kind);
