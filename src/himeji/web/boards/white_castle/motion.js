// What travels in The White Castle, event by event.

/** @typedef {import("../../app/motion.js").Carry} Carry */

import { mark } from "./looks.js";

const seat = (/** @type {number} */ clan) => `[data-seat="${clan}"] .crest`;
const score = (/** @type {number} */ clan) => `[data-seat="${clan}"] .seat__score`;
const place = (/** @type {number} */ at) => `[data-place="${at}"]`;
const target = (/** @type {string} */ id) => `[data-target="${id}"]`;
const ICONS = /** @type {Record<string, string>} */ ({ points: "fan-red" });

/** What was carried, in order; gains and costs come from and go to the space of the last die.
 * @param {import("../../app/motion.js").Event[]} events @returns {Carry[]} */
export function carries(events) {
  let die = "die-black-1";
  let space = ".castle";
  return events.flatMap(/** @returns {Carry[]} */ ({ code, figures }) => {
    const clan = seat(figures.seat);
    switch (code) {
      case "die_taken":
        die = `die-${figures.colour}-${figures.value}`;
        return [{ icon: die, from: target(`die ${figures.colour} ${figures.side}`), to: clan }];
      case "die_placed":
        space = figures.space === "domain" ? clan : target(`space ${figures.space}`);
        return [{ icon: die.replace(/\d$/, figures.value), from: clan, to: space }];
      case "gained":
        return [{ icon: ICONS[figures.store] ?? figures.store, from: space, to: figures.store === "points" ? score(figures.seat) : clan }];
      case "seals_exchanged":
        return [{ icon: "seal", from: clan, to: ".castle" }];
      case "influence_gained":
        return [{ icon: mark(figures.seat).icon, from: clan, to: place(figures.place) }];
      case "gate_crossed":
        return [{ icon: "seal", from: clan, to: ".tgate" }];
      case "card_taken":
        return [{ icon: "domain", from: target(`space ${figures.room}`), to: clan }];
      case "room_card_revealed":
        return [{ turned: target(`space ${figures.room}`) }];
      case "favour_taken":
        return [{ icon: mark(figures.seat).icon, from: clan, to: target(`favour ${figures.favour}`) }];
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
