const units = ["B", "kB", "MB", "GB", "TB"];

/** A number of bytes in decimal units with at most one decimal: "48 B", "3.2 MB". */
export function bytes(count: number): string {
  let value = count;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[unit]}`;
}
