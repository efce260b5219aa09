// What travels in Naishi, event by event.

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
      case "decree_imposed":
        return [{ icon: "decree", from: ".court__act--decree", to: place(figures) }];
      default:
        return [];
    }
  });
}
