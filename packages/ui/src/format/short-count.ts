const grouped = new Intl.NumberFormat('en-IN');

function oneDecimal(value: number, unit: string): string {
  // Cut, not rounded: 999,950 must not become 1000k.
  const cut = Math.floor(value * 10) / 10;
  return `${Number.isInteger(cut) ? cut.toFixed(0) : cut.toFixed(1)}${unit}`;
}

/** A count as a card shows it: 9,410 in full, 18.2k and 1.2m from ten thousand up. */
export function shortCount(count: number): string {
  if (count < 10_000) return grouped.format(count);
  return count < 1_000_000 ? oneDecimal(count / 1000, 'k') : oneDecimal(count / 1_000_000, 'm');
}
