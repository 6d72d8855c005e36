/** Tolerant readers of lists, pages and groups. An unreadable entry never takes the others with it. */
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { reading, type Id } from './wire.ts';

/** PHP servers send a filtered list as an object with the old positions as keys. */
function readEntries(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/** Not enumerable, so that the canonical form stays exactly what the server sends. */
const DROPPED = Symbol.for('dropped entries');

/** How many entries a list had as sent: paging goes by that, not by the readable ones. */
export function sentLength(entries: readonly unknown[]): number {
  return entries.length + ((entries as { readonly [DROPPED]?: number })[DROPPED] ?? 0);
}

// @__NO_SIDE_EFFECTS__
function readableEntries<S extends z.ZodMiniType>(entry: S) {
  const orDropped = orElse(entry, () => undefined as z.output<S>);
  const dropUnreadable = z.overwrite<z.output<S>[]>((entries) => {
    const kept = entries.filter((found) => found !== undefined);
    return Object.defineProperty(kept, DROPPED, { value: entries.length - kept.length });
  });
  return z.array(orDropped).check(dropUnreadable);
}

/** A list inside a reply: unreadable entries are dropped, a missing or unreadable list is empty. */
// @__NO_SIDE_EFFECTS__
export function list<S extends z.ZodMiniType>(entry: S) {
  return reading((value) => readEntries(value) ?? [], readableEntries(entry));
}

/** A reply that is a list: like `list`, but any other kind of reply (a text, an error object) is refused. */
// @__NO_SIDE_EFFECTS__
export function listReply<S extends z.ZodMiniType>(entry: S) {
  return reading((value) => (value === null ? [] : (readEntries(value) ?? value)), readableEntries(entry));
}

/** The specification's "first element of a returned list": a list of one, or empty if there is no such item. */
// @__NO_SIDE_EFFECTS__
export function pageReply<S extends z.ZodMiniType>(entry: S) {
  return reading((value) => (readEntries(value) ?? [value]).slice(0, 1), z.array(entry).check(z.maxLength(1)));
}

// PHP servers send an empty group object as `[]`.
const asGroups = (value: unknown) => (Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : value);
const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});
const asFields = (value: unknown) => (Array.isArray(value) ? {} : asObject(value));

/** Lists under headings inside a reply, in display order; none if missing or unreadable. */
// @__NO_SIDE_EFFECTS__
export function groups<S extends z.ZodMiniType>(entry: S) {
  return reading((value) => asGroups(asObject(value)), z.record(z.string(), list(entry)));
}

/** A reply that consists of lists under headings; any other kind of reply is refused. */
// @__NO_SIDE_EFFECTS__
export function groupsReply<S extends z.ZodMiniType>(entry: S) {
  return reading((value) => asGroups(value ?? {}), z.record(z.string(), list(entry)));
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A value that servers may omit in several ways, each of which is read as null. */
// @__NO_SIDE_EFFECTS__
export function orNothing<S extends z.ZodMiniType>(schema: S) {
  return reading((value) => (isNothing(value) ? null : value), z.nullable(schema));
}

/** Like `orNothing`, but inside a reply: an unreadable value is null too. */
// @__NO_SIDE_EFFECTS__
export function optional<S extends z.ZodMiniType>(schema: S) {
  return reading((value) => value ?? null, orElse(z.nullable(schema), null));
}

/** For replies that the specification does not show: anything but an object is read as an empty object. */
// @__NO_SIDE_EFFECTS__
export function anyReply<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return reading(asFields, z.object(shape));
}

/** A reply whose success is all that counts. */
export const nothing = reading(() => null, z.null());

/** Paths accept an id as well as a slug, so an entry without a slug is reached by its id. */
export const slugFromId = z.overwrite<{ id: Id | null; slug: string }>((entry) =>
  entry.slug === '' && entry.id !== null ? { ...entry, slug: String(entry.id) } : entry,
);

/** An entry without slug and id is unreadable, and so dropped from its list. */
export const hasSlug = z.refine<{ slug: string }>((entry) => entry.slug !== '');
