// The glyphs of the words in an effect.

/** @type {Record<string, [string, string][]>} */
const GLYPHS = {
  coin: [["coin", "coin"]],
  seal: [["seal", "seal"]],
  food: [["food", "food"]],
  iron: [["iron", "iron"]],
  pearl: [["pearl", "pearl"]],
  any: [["any", "any"]],
  points: [["points", "fan-red"]],
  influence: [["influence", "influence"]],
  lantern: [["lantern", "lantern"]],
  well: [["well", "well"]],
  courtier: [["courtier", "courtier"]],
  gardener: [["gardener", "gardener"]],
  warrior: [["warrior", "warrior"]],
  audience: [["courtier", "courtier"], ["courtier", "gate"]],
  gate: [["courtier", "courtier"], ["courtier", "gate"]],
  climb: [["courtier", "courtier"], ["courtier", "stronghold"]],
  "plant gardener": [["gardener", "gardener"], ["gardener", "garden-plant"]],
  "stone gardener": [["gardener", "gardener"], ["gardener", "garden-stone"]],
  "either gardener": [["gardener", "gardener"]],
  "any die tile": [["tile", "mark-coral"], ["tile", "mark-black"], ["tile", "mark-white"]],
  "any coral tile": [["tile", "mark-coral"]],
  "any black tile": [["tile", "mark-black"]],
  "any white tile": [["tile", "mark-white"]],
  "any light action": [["light", "light"]],
  "any domain row": [["row", "domain"]],
  "coral row": [["row", "domain"], ["tile", "mark-coral"]],
  "black row": [["row", "domain"], ["tile", "mark-black"]],
  "white row": [["row", "domain"], ["tile", "mark-white"]],
  "coin decree": [["decree", "decree"], ["coin", "coin"]],
  "seal decree": [["decree", "decree"], ["seal", "seal"]],
  "points decree": [["decree", "decree"], ["points", "fan-red"]],
};

/** What is said in a word as well, where there is room for it. */
const SPOKEN = new Set(["courtier", "gardener", "warrior", "any die tile", "any light action", "any domain row", "audience"]);

/** @param {import("../../app/voice.js").Voice} voice @returns {import("../../app/effect.js").Looks} */
export const looks = (voice) => (name) =>
  name in GLYPHS ? { icons: GLYPHS[name], word: SPOKEN.has(name) ? voice.say(`web-look-${name.replaceAll(" ", "-")}`) : undefined } : null;

const STORES = ["coin", "seal", "food", "iron", "pearl", "points"];
const UNCOUNTED = new Set(["gate", "any die tile", "plant gardener", "stone gardener", "either gardener"]); // drawn with the signs of others

/** What is drawn on the board beside the effects. @type {Record<string, string>} */
const PLACES = {
  "fan-gold": "gold", gate: "courtier", stronghold: "courtier", bridge: "tile", "garden-plant": "gardener", "garden-stone": "gardener", yard: "warrior", decree: "decree",
  "crest-pine": "row", "crest-wave": "row", "crest-moon": "row", "crest-plum": "row",
};

/** The signs of the title, one by one. @param {import("../../app/voice.js").Voice} voice */
export const signs = (voice) => [
  ...Object.entries(GLYPHS)
    .filter(([name, glyphs]) => glyphs.length === 1 && !UNCOUNTED.has(name))
    .map(([name, [[kind, icon]]]) => ({ kind, icon, text: STORES.includes(name) ? voice.word(name) : voice.effect(COUNTED.has(name) ? `1 ${name}` : name) })),
  ...Object.entries(PLACES).map(([icon, kind]) => ({ kind, icon, text: voice.say(`web-sign-${icon}`) })),
];

const COUNTED = new Set(["any", "influence"]);

const MARKS = [
  { clan: "pine", icon: "crest-pine" },
  { clan: "wave", icon: "crest-wave" },
  { clan: "moon", icon: "crest-moon" },
  { clan: "plum", icon: "crest-plum" },
];

/** The mark of a clan. @param {number} clan */
export const mark = (clan) => MARKS[clan % MARKS.length];
