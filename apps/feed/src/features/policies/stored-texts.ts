import { t } from '@maidan/i18n/text';
import { DAY, keptText, type StoredTable } from '@maidan/contract/personal-data/stored-table';

/** The texts of a table, as shown to the user. */
interface StoredText {
  readonly name: string;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
  /** Set for a text that exists only in English. */
  readonly lang?: 'en';
}

const readLines = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    t('stored.tables')
      .split('\n')
      .map((line) => {
        const end = line.indexOf(': ');
        return [line.slice(0, end), line.slice(end + 2).split(' / ')];
      }),
  );

function spanOf(hours: number): string {
  if (hours === 1) return t('stored.hour');
  return hours > 2 * DAY ? t('stored.days', { days: hours / DAY }) : t('stored.hours', { hours });
}

/** Reads the texts in the page's language: of a part by its index, of a table by its name. */
export function storedTexts() {
  const lines = readLines();
  return {
    titleOf: (part: number, title: string): string => lines.get(`part${part}`)?.[0] ?? title,

    textOf(table: string, stored: StoredTable): StoredText {
      const [name, what, why, kept] = lines.get(table) ?? [];
      if (name === undefined || what === undefined || why === undefined) {
        return { ...stored, kept: keptText(stored), ...(lines.size > 1 ? { lang: 'en' } : {}) };
      }
      const { limit } = stored;
      return {
        name,
        what,
        why,
        kept: limit && kept ? kept.replace('§', spanOf(limit.hours)) : t('stored.untilDeleted'),
      };
    },
  };
}
