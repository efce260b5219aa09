// What travels in Naishi, event by event.

import { mark } from "./marks.js";

const exchanged = (/** @type {string} */ first, /** @type {string} */ second) => [{ icon: "act-swap", from: first, to: second }, { turned: first }, { turned: second }];
const target = (/** @type {string} */ id) => `[data-target="${id}"]`;

/** @param {import("../../app/motion.js").Event[]} events @param {number | null} reader @returns {import("../../app/motion.js").Carry[]} */
export function carries(events, reader) {
  /** @param {any} figures */
  const place = ({ seat, row, column }) => target(`${seat === (reader ?? 0) ? "" : "their "}${row} ${column}`);
  return events.flatMap(({ code, figures }) => {
    switch (code) {
      case "card_discarded":
        return [{ icon: `n-${figures.card}`, from: place(figures), to: ".court__discard" }];
      case "territory_developed":
        return [{ icon: `n-${figures.card}`, from: target(`river ${figures.column}`), to: place(figures) }];
      case "river_discarded":
        return [{ icon: `n-${figures.card}`, from: target(`river ${figures.pile}`), to: ".court__discard" }];
      case "card_revealed":
        return [{ turned: target(`river ${figures.pile}`) }];
      case "river_swapped":
        return exchanged(target(`river ${figures.first}`), target(`river ${figures.second}`));
      case "cards_swapped":
        return exchanged(place({ ...figures, column: figures.first }), place({ ...figures, column: figures.second }));
      case "column_swapped":
        return exchanged(place({ ...figures, row: "line" }), place({ ...figures, row: "hand" }));
      case "card_received":
        return [{ icon: `n-${figures.card}`, from: `[data-seat="${1 - figures.seat}"]`, to: `[data-seat="${figures.seat}"]` }];
      case "emissaries_recalled":
        return [{ icon: mark(figures.seat).icon, from: ".court__spaces", to: `[data-seat="${figures.seat}"]` }];
      case "ninja_copied":
        return [{ turned: place(figures) }];
      case "decree_imposed":
        return [{ icon: "decree", from: ".court__act--decree", to: place(figures) }];
      default:
        return [];
    }
  });
}
