import { t } from '../text.ts';

/** '14 January 2024', written in English, in the page's language; any other text unchanged. */
export function formatLongDay(written: string): string {
  const day = new Date(`${written} UTC`);
  const month = t('dates.longMonths').split(' ')[day.getUTCMonth()];
  return month === undefined ? written : `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}
