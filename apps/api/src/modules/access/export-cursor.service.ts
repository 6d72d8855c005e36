import { errors } from '../../http/errors/errors.ts';
import { HOUR } from '../../runtime/clock.ts';
import { isSameSecret, keyedHash } from '../sessions/token.service.ts';

/** Identifies a person and an export. */
interface Export {
  readonly pepper: string;
  readonly staffId: number;
  /** The kind of the export, with the filter of its rows. */
  readonly of: readonly unknown[];
}

const sealOf = ({ pepper, staffId, of }: Export, cursor: string, until: string): string =>
  keyedHash(pepper, ['export', staffId, of, cursor, until]);

/**
 * A cursor for the next part, valid for an hour, for this person and this export. The log records an export once, with
 * its first part: a forgeable cursor would allow exporting rows without a log entry.
 */
export function sealCursor(exported: Export, cursor: string | null, now: number): string | null {
  if (cursor === null) return null;
  const until = String(now + HOUR);
  return [cursor, until, sealOf(exported, cursor, until)].join('~');
}

/**
 * @returns undefined for the first part
 * @throws ApiError 400 for a cursor of another person or export, or one that is over an hour old
 */
export function openCursor(exported: Export, sealed: string | undefined, now: number): string | undefined {
  if (sealed === undefined) return undefined;
  const [cursor = '', until = '', seal = ''] = sealed.split('~');
  if (!isSameSecret(seal, sealOf(exported, cursor, until)) || Number(until) <= now) {
    throw errors.badRequest('This download cannot continue. Please start it again.');
  }
  return cursor;
}
