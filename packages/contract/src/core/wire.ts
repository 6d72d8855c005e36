/**
 * Tolerant readers of single values. Each accepts every form that a server following the specification may send
 * (numbers as strings, null, a missing field) and returns one canonical form; reading the canonical form again changes
 * nothing, which lets our server check its own replies by equality.
 */
import * as z from 'zod/mini';

/** What spec-only mode and OpenAPI need to know about a field beyond its type. */
export interface WireMeta {
  /** Ids and flags travel as strings in spec-only mode. */
  readonly 'x-wire'?: 'id' | 'flag';
  /** Nothing may depend on an extension; spec-only mode leaves it out. */
  readonly 'x-extension'?: true;
}
export const wireMeta = z.registry<WireMeta>();

/** A number when the id is all digits, else the string (a slug or an opaque id). */
export type Id = number | string;

/** Marks a field as an extension; its reader must accept that it is missing. */
// @__NO_SIDE_EFFECTS__
export function extension<S extends z.ZodMiniType>(schema: S): S {
  const marked = schema.clone(schema.def as never, { parent: true });
  wireMeta.add(marked, { 'x-extension': true });
  return marked;
}

/** Applies `fn` to the value, even if the field is missing, then validates the result with `to`. */
// @__NO_SIDE_EFFECTS__
export function reading<S extends z.ZodMiniType>(fn: (value: unknown) => unknown, to: S) {
  return z.pipe(z.transform(fn), to as S & z.ZodMiniType<z.output<S>, unknown>);
}

/** Marks a schema whose values travel as strings in spec-only mode. */
// @__NO_SIDE_EFFECTS__
export function tagged<S extends z.ZodMiniType>(kind: 'id' | 'flag', schema: S): S {
  wireMeta.add(schema, { 'x-wire': kind });
  return schema;
}

/** The canonical id, or undefined for any other value. Digits with a leading zero stay a string. */
export function readId(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  const number = Number(value);
  return Number.isSafeInteger(number) && String(number) === value && number >= 0 ? number : value;
}

const idValue = z.union([z.int().check(z.nonnegative()), z.string().check(z.minLength(1))]);

export const id = tagged('id', reading(readId, idValue));

/** Existing servers write "none" as null, '', 0, '0' or 'null'. */
export const optionalId = tagged(
  'id',
  reading((value) => {
    const found = value === 'null' ? undefined : readId(value);
    return found === undefined || found === 0 ? null : found;
  }, z.nullable(idValue)),
);

function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A text that is always present; '' if the server sent none. */
export const text = reading((value) => readText(value) ?? '', z.string());

/** A text without which the entry is useless. */
export const requiredText = reading(readText, z.string().check(z.minLength(1)));

/** A text or null; an empty one counts as none. */
export const optionalText = reading((value) => readText(value) || null, z.nullable(z.string()));

function readLink(value: unknown): string | undefined {
  const found = typeof value === 'string' ? value.trim() : '';
  return found === '' || found === 'null' ? undefined : found;
}

/** A URL or null; 'null' counts as none. Its scheme is not checked here. */
export const link = reading((value) => readLink(value) ?? null, z.nullable(z.string()));

/** An address without which the entry is useless. */
export const requiredLink = reading(readLink, z.string().check(z.minLength(1)));

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?\d[\d,]*(\.\d+)?\s*$/.test(value)) return undefined;
  return Number(value.replaceAll(',', ''));
}

function readCount(value: unknown): number | undefined {
  const number = readNumber(value);
  return number === undefined ? undefined : Math.min(Math.max(Math.trunc(number), 0), Number.MAX_SAFE_INTEGER);
}

const countValue = z.int().check(z.nonnegative());

/** A whole number from 0; 0 if the server sent none. */
export const count = reading((value) => readCount(value) ?? 0, countValue);
export const optionalCount = reading((value) => readCount(value) ?? null, z.nullable(countValue));

/** Any finite number, also negative or with decimals; 0 when the server sent none. */
export const amount = reading((value) => readNumber(value) ?? 0, z.number());
export const optionalAmount = reading((value) => readNumber(value) ?? null, z.nullable(z.number()));

function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

export const yesNo = reading((value) => readBoolean(value) ?? false, z.boolean());
export const optionalYesNo = reading((value) => readBoolean(value) ?? null, z.nullable(z.boolean()));

/** A flag that the specification writes as a number. `missing` is its value when the server sent none. */
// @__NO_SIDE_EFFECTS__
export function flag(missing: 0 | 1) {
  return tagged(
    'flag',
    reading((value) => Number(readBoolean(value) ?? missing), z.literal([0, 1])),
  );
}

/** A flag that the specification writes as a string. */
export const flagText = tagged(
  'flag',
  reading((value) => (readBoolean(value) ? '1' : '0'), z.literal(['0', '1'])),
);

/** One of a closed list, `missing` for anything else. */
// @__NO_SIDE_EFFECTS__
export function word<const Names extends readonly string[]>(names: Names, missing: Names[number]) {
  return reading((value) => (names.includes(value as string) ? value : missing), z.enum(names));
}
