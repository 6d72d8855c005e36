import { languageName } from '@maidan/i18n/language-name';

/** The languages of the city first. Imported captions may have others. */
const common = ['en', 'kn', 'hi', 'ta', 'te', 'ml', 'mr', 'ur', 'bn', 'gu', 'or', 'pa'] as const;

interface LanguageOption {
  readonly value: string;
  readonly label: string;
}

/** The languages to choose from, including the current choice. */
export function languageOptions(chosen: string, taken: readonly string[] = []): LanguageOption[] {
  const all = common.some((code) => code === chosen) ? common : [chosen, ...common];
  return all
    .filter((code) => code === chosen || !taken.includes(code))
    .map((code) => ({ value: code, label: languageName(code, 'en') }));
}

/** The first language not yet taken, or null. */
export const nextLanguage = (taken: readonly string[]): string | null =>
  common.find((code) => !taken.includes(code)) ?? null;
