import { t } from '@maidan/i18n/text';
import { errors } from '../errors/errors.ts';

/** No call nests deeper; keeps a hostile body from exhausting the stack. */
const MAX_DEPTH = 8;
const INERT_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Marks that change the direction of the following text, so that it could look like another one. No script needs them.
 */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

export const removeDirectionMarks = (text: string): string => text.replaceAll(DIRECTION_MARKS, '');

/**
 * Composes text (NFC), so that texts that look equal are equal, and removes direction marks. Refuses NUL, which
 * PostgreSQL cannot store, and unpaired surrogates.
 * @throws ApiError 400
 */
export function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw errors.badRequest(() => t('refused.badCharacters'));
  }
  return removeDirectionMarks(text).normalize('NFC');
}

/** `cleanText` for every string of a parsed JSON value; refuses keys that would reach JavaScript's own objects. */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw errors.badRequest('The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => {
    if (INERT_KEYS.has(key)) throw errors.badRequest('The request has a field that no call accepts.');
    return [cleanText(key), cleanValue(entry, depth + 1)];
  });
  return Object.fromEntries(entries);
}
