import { fill, split } from './message.ts';

/** Replaces `text.ts` in the scripts of a site, where the texts themselves replace their keys. */
const LOCALE = 'language.locale';

export const t = (packed: string, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(packed, values, LOCALE);

export const parts = <Value>(
  packed: string,
  values: Readonly<Record<string, Value>> = {},
): (string | Value | undefined)[] => split(packed, values, LOCALE);
