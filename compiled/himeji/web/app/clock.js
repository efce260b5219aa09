// Clocks: milliseconds in, minutes and seconds out.

/** @param {any} clocks @param {number} seat */
export function clockText(clocks, seat) {
  const left = clocks?.left?.[seat];
  if (typeof left !== "number") return null;
  const seconds = Math.max(0, Math.floor(left / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return `${days}:${String(hours % 24).padStart(2, "0")} h`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
