import { isHeic } from '@maidan/i18n/files/heic';
import { t } from '@maidan/i18n/text';

/** Whether the field accepts a file's type, judged by its extension, because browsers guess types differently. */
export function isAccepted(name: string, endings: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return endings.length === 0 || endings.some((ending) => lower.endsWith(ending.toLowerCase()));
}

/** '640 B', '12 KB', '3.4 MB': decimal, as phones and file managers show sizes. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** Why the field does not accept this file; undefined if it does. */
export function refusalOf(name: string, endings: readonly string[]): string | undefined {
  if (isAccepted(name, endings)) return undefined;
  return isHeic(name) ? t('answers.heic', { about: name }) : t('ui.wrongFile', { name });
}
