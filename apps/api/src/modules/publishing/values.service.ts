import { z } from 'zod';
import { readTypedDay } from '@maidan/contract/text/typed-times';
import { hasPiledMarks, tidyName } from '@maidan/contract/text/names';
import { hasPicture, sanitiseLinkedHtml } from './sanitise-html.service.ts';

/** An optional value, null if absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

export const slug = z
  .string()
  .max(150)
  .regex(
    /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be lower-case words and digits joined by hyphens, and not digits alone',
  );

// Control characters are refused, except for line breaks and tabs.
const printable = /^(?:[\t\n\r]|\P{Cc})*$/u;
const unprintable = 'contains a control character';

/** A text of 1 to `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .regex(printable, unprintable)
    .overwrite(tidyName)
    .min(1, 'must not be empty')
    .max(max)
    .refine((text) => !hasPiledMarks(text), 'has too many marks on one letter');
export const optionalLine = (max: number) => optional(line(max));
export const html = z
  .string()
  .max(50_000)
  .regex(printable, unprintable)
  .refine((text) => !hasPicture(text), 'contains a picture from another site, which would learn who reads it')
  .normalize()
  .transform(sanitiseLinkedHtml);

const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

const SITE = 'https://site.invalid';

/** Browsers drop tabs and line breaks, and read a backslash as a slash: what looks like a path can be another host. */
function isPage(value: string): boolean {
  const url = value.startsWith('/') && !/\p{Cc}/u.test(value) ? URL.parse(value, SITE) : null;
  // '/.//evil' parses to the path '//evil', which on its own is the address of another host.
  return url?.origin === SITE && !url.pathname.startsWith('//');
}

/** A link for people to tap. */
export const link = z
  .string()
  .max(2000)
  .refine((value) => isWebAddress(value) || isPage(value), {
    error: 'must start with https:// (or with / for a page of the site)',
  });
export const optionalLink = optional(link);

/** `null` and the text "null" both mean that there is no address. */
export const actionUrl = optional(z.union([z.literal('null'), link]));

/** Phones use capital letters in file names, and copies have spaces and brackets. */
const MEDIA =
  /^media\/[a-z0-9][\w .()-]*\.(?:webp|jpe?g|png|gif|avif|hei[cf]|mp4|m4v|mov|webm|mkv|3gp|m4a|mp3|vtt|srt)$/i;
const mediaMessage =
  'must be a file of the pack (media/name.jpg, .png, .webp, .avif, .gif, .mp4, .mov, .webm, .m4a, .mp3, .vtt or .srt)';

/** A file of the pack. An external host would learn who reads what. */
export const media = z.string().max(2000).regex(MEDIA, mediaMessage);
export const optionalMedia = optional(media);

/** The language of captions, such as `en` or `pt-BR`. */
export const language = z.string().transform((value, context) => {
  const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(value);
  try {
    const [canonical] = isTag ? Intl.getCanonicalLocales(value) : [];
    if (canonical !== undefined) return canonical;
  } catch {
    // Invalid, such as en-a-b.
  }
  context.addIssue('must be a language such as en, hi or kn');
  return z.NEVER;
});

/** `-90m`, `-5h` or `-3d` as milliseconds before the first import, or an instant with its offset. */
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
export type PackTime = { ago: number } | { at: number };

export const time = z.string().transform((value, context): PackTime => {
  const relative = /^-(\d{1,7})([mhd])$/.exec(value);
  if (relative) return { ago: Number(relative[1]) * UNITS[relative[2] as keyof typeof UNITS] };
  if (z.iso.datetime({ offset: true }).safeParse(value).success) return { at: Date.parse(value) };
  context.addIssue('must be a time such as 2026-11-20T18:30:00+05:30, or -90m, -5h or -3d before the import');
  return z.NEVER;
});

/** A day in India, or days from the first import: `-3d`, `+0d`, `+6d`. */
export type PackDay = { days: number } | { day: string };

export const day = z.string().transform((value, context): PackDay => {
  const relative = /^([+-]\d{1,4})d$/.exec(value);
  if (relative) return { days: Number(relative[1]) };
  const read = readTypedDay(value);
  if (read !== null) return { day: read };
  context.addIssue('must be a day such as 2026-11-20, or -3d or +6d from the day of the import');
  return z.NEVER;
});

export const carriedOver = z.int().min(0).max(1e12).default(0);
export const pixels = optional(z.int().min(1).max(20_000));
