/** Parts of requests. Bodies are strict objects: an unknown key is refused. limits.ts has the lengths; the server applies NFC. */
import * as z from 'zod/mini';
import { PHONE_TYPED_MAX, SLUG_MAX, URL_MAX } from '../rules/limits.ts';
import { hasPiledMarks, tidyName } from '../text/names.ts';
import { readId, tagged, type Id } from './wire.ts';

// Typed as a number or a string for the callers' sake; the union behind it refuses anything else.
const toId = z.transform((value: Id): Id => readId(value) ?? value);

/** An id, or a slug if the call accepts one; digits become a number. */
export const idInput = tagged(
  'id',
  z.pipe(toId, z.union([z.int().check(z.nonnegative()), z.string().check(z.minLength(1), z.maxLength(SLUG_MAX))])),
);

/** The message for a name that would cover the lines around it. */
export const PILED_MARKS = 'piled-marks';

/** A text of at most `max` UTF-16 code units; may be empty. */
// @__NO_SIDE_EFFECTS__
export function line(max: number) {
  return z.string().check(z.maxLength(max));
}

/** A text of 1 to `max` UTF-16 code units. */
// @__NO_SIDE_EFFECTS__
export function filledLine(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

const toName = z.transform((value: string): string => (typeof value === 'string' ? tidyName(value) : value));
const readable = z.refine<string>((name) => !hasPiledMarks(name), PILED_MARKS);

/** A name of at most `max` UTF-16 code units, without invisible characters; may be empty. */
// @__NO_SIDE_EFFECTS__
export function nameLine(max: number) {
  return z.pipe(toName, z.string().check(z.maxLength(max), readable));
}

/** A name of 1 to `max` UTF-16 code units. */
// @__NO_SIDE_EFFECTS__
export function filledName(max: number) {
  return z.pipe(toName, z.string().check(z.minLength(1), z.maxLength(max), readable));
}

/** Digits as typed; a number is accepted too, because number inputs of existing clients send one. */
// @__NO_SIDE_EFFECTS__
export function digits(max: number) {
  const toText = z.transform((value: string): string => (typeof value === 'number' ? String(value) : value));
  return z.pipe(toText, line(max));
}

export const phoneInput = digits(PHONE_TYPED_MAX);
export const pageUrl = line(URL_MAX);

// Query values and the coordinates of existing clients arrive as strings.
const toNumber = z.transform((value: number): number =>
  typeof value === 'string' && value !== '' ? Number(value) : value,
);

/** Degrees between -limit and limit. */
// @__NO_SIDE_EFFECTS__
export function degrees(limit: 90 | 180) {
  return z.pipe(toNumber, z.number().check(z.minimum(-limit), z.maximum(limit)));
}

/** A whole number from `least`. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z.pipe(toNumber, z.int().check(z.minimum(least), z.maximum(most)));
}

/** Pages start at 1; `cursor` (extension) comes from the first page and keeps the list stable while posts are added. */
export const pageQuery = z.object({
  page: z.prefault(wholeNumber(1, 10_000), 1),
  cursor: z.optional(line(200)),
});
