// Clocks: milliseconds in, minutes and seconds out.

/** What is left to a seat. @param {any} clocks @param {number} seat @param {number} since when the clocks were told */
export function clockText(clocks, seat, since) {
  const told = clocks?.left?.[seat];
  if (typeof told !== "number") return null;
  const left = clocks.run.includes(seat) ? told - (performance.now() - since) : told;
  const seconds = Math.max(0, Math.floor(left / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return `${days}:${String(hours % 24).padStart(2, "0")} h`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
