import { t } from './text.ts';

const collators = new Map<string, Intl.Collator>();

/** Sorts names in the page's language, the same on the server and in every browser: 'Team 2' before 'Team 10'. */
export function sortNames(names: readonly string[]): string[] {
  const locale = t('language.locale');
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return names.toSorted(collator.compare);
}
