import { languageName } from '@maidan/i18n/language-name';

/** Those of the city first. Captions that came otherwise may have another one. */
const common = ['en', 'kn', 'hi', 'ta', 'te', 'ml', 'mr', 'ur', 'bn', 'gu', 'or', 'pa'] as const;

interface LanguageOption {
  readonly value: string;
  readonly label: string;
}

/** The languages to choose from, with one that is chosen already. */
export function languageOptions(chosen: string, taken: readonly string[] = []): LanguageOption[] {
  const all = common.some((code) => code === chosen) ? common : [chosen, ...common];
  return all
    .filter((code) => code === chosen || !taken.includes(code))
    .map((code) => ({ value: code, label: languageName(code, 'en') }));
}

/** The first language that is not taken; null when all are. */
export const nextLanguage = (taken: readonly string[]): string | null =>
  common.find((code) => !taken.includes(code)) ?? null;
