/** Times and days as people type them and as spreadsheets show them: one rule for forms, pasted tables, packs and calls. */

/** Compatibility forms such as full-width digits and the spaces that spreadsheets insert become plain ones. */
const plain = (typed: string): string => typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const twoDigits = (text: string): string => text.padStart(2, '0');

/** '4 pm', '4.30 p.m.', '4:30:00 PM' */
const TWELVE = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::00)? ?([ap])\.? ?m\.?$/;
/** '16:30', '7.05', '16:30:00', '730' */
const TWENTY_FOUR = /^(\d{1,2})[:.]?(\d{2})(?::00)?(?: ?(?:hrs?|hours?))?$/;
/** What a quarter of a day looks like in a cell without a format, rather than a time after midnight. */
const FRACTION = /^0\.\d+$/;

/**
 * '16:30' for "4.30 pm", "16:30", "1630" or "4:30PM". Null for anything else, and for a bare hour such as "4", which
 * could be morning or afternoon. "4:30" is the morning, so callers show how it was read.
 */
export function readTypedTime(typed: string): string | null {
  const text = plain(typed);
  if (/^(?:12 )?noon$/.test(text)) return '12:00';
  const [, clockHours = '', clockMinutes = '00', half] = TWELVE.exec(text) ?? [];
  if (half !== undefined) {
    const hours = Number(clockHours);
    if (hours < 1 || hours > 12 || Number(clockMinutes) > 59) return null;
    return `${twoDigits(String((hours % 12) + (half === 'p' ? 12 : 0)))}:${clockMinutes}`;
  }
  const [, hours = '', minutes = ''] = FRACTION.test(text) ? [] : (TWENTY_FOUR.exec(text) ?? []);
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${twoDigits(hours)}:${minutes}` : null;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The position of a name, written out or cut to three letters or more; -1 for any other word. */
const placeOf = (names: readonly string[], word: string): number =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));

/** A date cell with the empty time that spreadsheets show. */
const MIDNIGHT = /(?<=\d)[t ]0?0:00(?::00(?:\.0+)?)?$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const SPACES = String.raw`[-/., ]+`;
const MONTH_SECOND = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?(?: of)?(?:${SPACES})?([a-z]+)(?:${SPACES})?(\\d{4}|\\d{2})$`,
);
const MONTH_FIRST = new RegExp(`^([a-z]+)(?:${SPACES})?(\\d{1,2})(?:st|nd|rd|th)?${SPACES}(\\d{4}|\\d{2})$`);

function splitDay(text: string): [year: string, month: number, day: string] | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [yearFirst[1] ?? '', Number(yearFirst[3]), yearFirst[4] ?? ''];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [dayFirst[4] ?? '', Number(dayFirst[3]), dayFirst[1] ?? ''];
  const named = MONTH_SECOND.exec(text);
  const [, day = '', month = '', year = ''] = named ?? [];
  if (named) return [year, readMonth(month), day];
  const [, firstMonth = '', thenDay = '', thenYear = ''] = MONTH_FIRST.exec(text) ?? [];
  return firstMonth === '' ? null : [thenYear, readMonth(firstMonth), thenDay];
}

const readMonth = (word: string): number => placeOf(MONTHS, word === 'sept' ? 'sep' : word) + 1;

/**
 * '2026-11-28' for "28/11/2026", "28-Nov-26", "Sat, 28 November 2026" and the like. The day comes before the month, as in
 * India. Null for a day that does not exist, one without a year, and one that is not on the weekday it names.
 */
export function readTypedDay(typed: string): string | null {
  const text = plain(typed).replace(MIDNIGHT, '');
  const [, first = '', rest = ''] = /^([a-z]+)\.?,? (.+)$/.exec(text) ?? [];
  const weekday = placeOf(WEEKDAYS, first);
  const found = splitDay(weekday === -1 ? text : rest);
  if (!found) return null;
  const [year, month, day] = found;
  const read = `${year.length === 2 ? `20${year}` : year}-${twoDigits(String(month))}-${twoDigits(day)}`;
  const at = new Date(`${read}T00:00:00Z`);
  // Some engines roll 30 February over into March instead of refusing it.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(read)) return null;
  return weekday === -1 || at.getUTCDay() === weekday ? read : null;
}
