import { brand } from '@maidan/brand/brand';

const grouped = new Intl.NumberFormat(brand.locale);

/** '1,23,456'. */
export const formatNumber = (value: number): string => grouped.format(value);

/** A count for a card: 9,410 in full, but 18.2k and 1.2m from ten thousand up. */
export function formatShortCount(count: number): string {
  if (count < 10_000) return formatNumber(count);
  return count < 1_000_000 ? oneDecimal(count / 1000, 'k') : oneDecimal(count / 1_000_000, 'm');
}

function oneDecimal(value: number, unit: string): string {
  // Truncated, not rounded: 999,950 must not become 1000k.
  const truncated = Math.floor(value * 10) / 10;
  return `${Number.isInteger(truncated) ? truncated.toFixed(0) : truncated.toFixed(1)}${unit}`;
}
