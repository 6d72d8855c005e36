import { ApiError } from '../errors/api-error.ts';

/** Deeper nesting than any call has; keeps a hostile body from exhausting the stack. */
const MAX_DEPTH = 8;
const INERT_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A text as it may go on: composed (NFC), so that equal looking texts are equal, without NUL (PostgreSQL cannot store
 * it) and without halves of characters (trust.md, A-5).
 * @throws ApiError 400
 */
export function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new ApiError('bad_request', 'The text has characters that cannot be stored.');
  }
  return text.normalize('NFC');
}

/** `cleanText` for every text of a parsed JSON value; keys that reach into JavaScript's own objects are refused. */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new ApiError('bad_request', 'The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => {
    if (INERT_KEYS.has(key)) throw new ApiError('bad_request', 'The request has a field that no call has.');
    return [cleanText(key), cleanValue(entry, depth + 1)];
  });
  return Object.fromEntries(entries);
}
