import { z } from 'zod';
import { sanitiseHtml } from '../import/sanitise-html.ts';

/** The small values of a pack's files; each message is read by the person who writes the pack. */

export const slug = z
  .string()
  .max(150)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words and digits joined by hyphens, and not digits alone');

// Line breaks and tabs may stay, other control characters may not.
const printable = /^(?:[\t\n\r]|\P{Cc})*$/u;
const unprintable = 'has a control character in it';

/** A text of 1 to `max` characters. */
export const line = (max: number) => z.string().trim().min(1, 'must not be empty').max(max).regex(printable, unprintable).normalize();
export const optionalLine = (max: number) => line(max).nullish().transform((value) => value ?? null);
export const html = z.string().max(50_000).regex(printable, unprintable).normalize().transform(sanitiseHtml);

const webAddress = (value: string, schemes: readonly string[]): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && schemes.includes(url.protocol) && url.username === '' && url.password === '';
};

/** A link people may tap. */
export const link = z
  .string()
  .max(2000)
  .refine((value) => webAddress(value, ['https:', 'http:']) || /^\/(?![/\\])/.test(value), {
    error: 'must start with https:// (or with / for a page of the site)',
  });
export const optionalLink = link.nullish().transform((value) => value ?? null);

/** `null` and the text "null" say: no address (specification, section 2, Video feed). */
export const actionUrl = z
  .union([z.literal('null'), link])
  .nullish()
  .transform((value) => value ?? null);

const MEDIA = /^media\/[A-Za-z0-9][\w.-]*\.(?:webp|jpe?g|png|mp4|m4a|mp3|vtt)$/;
const mediaWords = 'must be a file of the pack (media/name.webp, .jpg, .png, .mp4, .m4a, .mp3 or .vtt) or an https:// address';

/** A file of the pack or an address elsewhere. */
export const media = z
  .string()
  .max(2000)
  .refine((value) => MEDIA.test(value) || webAddress(value, ['https:']), { error: mediaWords });
export const optionalMedia = media.nullish().transform((value) => value ?? null);

/** Milliseconds before the first import for `-90m`, `-5h`, `-3d`, or an instant with its offset. */
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
export type PackTime = { ago: number } | { at: number };

export const time = z.string().transform((value, context): PackTime => {
  const relative = /^-(\d{1,7})([mhd])$/.exec(value);
  if (relative) return { ago: Number(relative[1]) * UNITS[relative[2] as keyof typeof UNITS] };
  if (z.iso.datetime({ offset: true }).safeParse(value).success) return { at: Date.parse(value) };
  context.addIssue('must be a time such as 2026-11-20T18:30:00+05:30, or -90m, -5h or -3d for so long before the import');
  return z.NEVER;
});

/** A day in India, or so many days before or after the one of the first import: `-3d`, `+0d`, `+6d`. */
export type PackDay = { days: number } | { day: string };

export const day = z.string().transform((value, context): PackDay => {
  const relative = /^([+-]\d{1,4})d$/.exec(value);
  if (relative) return { days: Number(relative[1]) };
  if (z.iso.date().safeParse(value).success) return { day: value };
  context.addIssue('must be a day such as 2026-11-20, or -3d or +6d for so many days from the import');
  return z.NEVER;
});

export const carriedOver = z.int().min(0).max(1e12).default(0);
export const pixels = z.int().min(1).max(20_000).nullish().transform((value) => value ?? null);
