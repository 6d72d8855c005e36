import * as z from 'zod/mini';
import { reading } from './wire.ts';

/** Existing servers write local times without a zone. All are in India, which has one zone and no summer time. */
const INDIA = '+05:30';
const INDIA_MS = 5.5 * 60 * 60 * 1000;

const PATTERN = /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i;

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  // Some engines roll 30 February over into March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function readOffset(offset: string | undefined): string {
  if (offset === undefined) return INDIA;
  if (offset.length === 1) return 'Z';
  return offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/**
 * ISO 8601 with offset, or null if the value is not a date. `YYYY-MM-DD HH:mm:ss` is read as Asia/Kolkata, a date alone
 * as midnight there; fractions are kept to the millisecond, and the offset as sent.
 */
export function readInstant(value: unknown): string | null {
  const match = typeof value === 'string' ? PATTERN.exec(value.trim()) : null;
  if (!match) return null;
  const [, day = '', minutes = '00:00', seconds = ':00', fraction, offset] = match;
  const millis = fraction ? `.${fraction.slice(1, 4).padEnd(3, '0')}` : '';
  const instant = `${day}T${minutes}${seconds}${millis}${readOffset(offset)}`;
  return isDay(day) && !Number.isNaN(Date.parse(instant)) ? instant : null;
}

/** The day `YYYY-MM-DD` on which something happens in India, or null. */
export function readDay(value: unknown): string | null {
  const instant = readInstant(value);
  if (instant === null) return null;
  const [found = ''] = new Date(Date.parse(instant) + INDIA_MS).toISOString().split('T');
  return found.length === 10 ? found : null;
}

export const instant = reading(readInstant, z.nullable(z.iso.datetime({ offset: true })));
export const day = reading(readDay, z.nullable(z.iso.date()));
