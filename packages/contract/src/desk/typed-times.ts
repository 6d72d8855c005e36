/** Days and times of matches as people type them, normalised to one format. */
import * as z from 'zod/mini';
import { readTypedDay, readTypedTime } from '../text/typed-times.ts';

const tidy = (read: (typed: string) => string | null) =>
  z.transform((typed: string): string => (typeof typed === 'string' ? (read(typed) ?? typed) : typed));

/** A day in India, `YYYY-MM-DD`. */
export const dayInput = z.pipe(tidy(readTypedDay), z.iso.date());
/** A time of the day in India, `HH:MM`. */
export const timeInput = z.pipe(tidy(readTypedTime), z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)));
