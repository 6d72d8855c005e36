import { t } from '../text.ts';

/** '14 January 2024', as a person wrote it in English, in the language of the page; anything else as it is. */
export function formatLongDay(written: string): string {
  const day = new Date(`${written} UTC`);
  const month = t('dates.longMonths').split(' ')[day.getUTCMonth()];
  return month === undefined ? written : `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}
