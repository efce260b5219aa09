// What travels in The White Castle, event by event.

/** @typedef {import("../../app/motion.js").Carry} Carry */

const seat = (/** @type {number} */ clan) => `[data-seat="${clan}"] .crest`;
const target = (/** @type {string} */ id) => `[data-target="${id}"]`;
const ICONS = /** @type {Record<string, string>} */ ({ points: "fan-red" });

/** What was carried, in order; gains and costs come from and go to the space of the last die.
 * @param {import("../../app/motion.js").Event[]} events @returns {Carry[]} */
export function carries(events) {
  let die = "die-black-1";
  let space = ".castle";
  return events.flatMap(({ code, figures }) => {
    const clan = seat(figures.seat);
    switch (code) {
      case "die_taken":
        die = `die-${figures.colour}-${figures.value}`;
        return [{ icon: die, from: target(`die ${figures.colour} ${figures.side}`), to: clan }];
      case "die_placed":
        space = figures.space === "domain" ? clan : target(`space ${figures.space}`);
        return [{ icon: die.replace(/\d$/, figures.value), from: clan, to: space }];
      case "gained":
        return [{ icon: ICONS[figures.store] ?? figures.store, from: space, to: clan }];
      case "paid":
        return [{ icon: ICONS[figures.store] ?? figures.store, from: clan, to: space }];
      case "courtier_at_gate":
        return [{ icon: "courtier", from: clan, to: target("floor gate") }];
      case "courtier_climbed":
        return [{ icon: "courtier", from: target("floor gate"), to: target(`floor ${figures.floor}`) }];
      case "gardener_placed":
        return [{ icon: "gardener", from: clan, to: target(`garden ${figures.garden}`) }];
      case "warrior_placed":
        return [{ icon: "warrior", from: clan, to: target(`yard-${figures.cost}`) }];
      default:
        return [];
    }
  });
}
