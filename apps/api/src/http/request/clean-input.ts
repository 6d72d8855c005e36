import { errors } from '../errors/errors.ts';

/** No call nests deeper; keeps a hostile body from exhausting the stack. */
const MAX_DEPTH = 8;
const INERT_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Composes a text (NFC), so that equal-looking texts are equal. Refuses NUL, which PostgreSQL cannot store, and half
 * characters.
 * @throws ApiError 400
 */
export function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw errors.badRequest('The text has characters that cannot be stored.');
  }
  return text.normalize('NFC');
}

/** `cleanText` for every text of a parsed JSON value; refuses keys that reach into JavaScript's own objects. */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw errors.badRequest('The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => {
    if (INERT_KEYS.has(key)) throw errors.badRequest('The request has a field that no call has.');
    return [cleanText(key), cleanValue(entry, depth + 1)];
  });
  return Object.fromEntries(entries);
}
