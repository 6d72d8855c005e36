/** The names, contacts and policies of the sites that owners changed at the desk, overriding those of the build. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { text } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';

type Kind = 'line' | 'email' | 'address' | 'phone' | 'day' | 'days';

/** The kind of each detail, and its maximum length in UTF-16 code units. */
export const detailKinds = {
  name: ['line', 40],
  tagline: ['line', 80],
  description: ['line', 200],
  city: ['line', 40],
  league_name: ['line', 60],
  league_abbreviation: ['line', 12],
  support_email: ['email', 100],
  business_email: ['email', 100],
  security_email: ['email', 100],
  league_email: ['email', 100],
  whatsapp: ['phone', 24],
  instagram: ['address', 200],
  youtube: ['address', 200],
  facebook: ['address', 200],
  x: ['address', 200],
  league_instagram: ['address', 200],
  league_youtube: ['address', 200],
  league_facebook: ['address', 200],
  policies_updated: ['day', 10],
  refund_request_days: ['days', 3],
  refund_processing_days: ['days', 3],
  governing_law: ['line', 60],
  courts: ['line', 60],
} as const satisfies Record<string, readonly [kind: Kind, max: number]>;

export type DetailName = keyof typeof detailKinds;
export const detailNames = Object.keys(detailKinds) as [DetailName, ...DetailName[]];

const isAddress = (value: string): boolean =>
  value === '' || /^https:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#][^\s"<>]*)?$/i.test(value);
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;

const rules: Readonly<Record<Kind, readonly [passes: (value: string) => boolean, text: string]>> = {
  line: [(value) => value.trim() !== '', 'Please enter some text.'],
  email: [(value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value), 'Please enter an e-mail address.'],
  address: [isAddress, 'Please enter an address that starts with https://, or leave it empty.'],
  phone: [(value) => /^\+\d[\d ]{6,}$/.test(value), 'Please enter a number with + and its country code.'],
  day: [isDay, 'Please pick a day.'],
  days: [(value) => /^[1-9]\d*$/.test(value), 'Please enter a number of days, at least 1.'],
};

/** What is wrong with a value, in text for people; null if it is valid. */
export function detailProblem(name: DetailName, value: string): string | null {
  const [kind, max] = detailKinds[name];
  if (value.length > max) return `At most ${max} characters.`;
  // A line break in an address would end its line in security.txt.
  if (/\p{Cc}/u.test(value)) return 'Please use one line.';
  const [passes, problem] = rules[kind];
  return passes(value) ? null : problem;
}

const detail = z
  .object({ name: z.enum(detailNames), value: text })
  .check(z.refine(({ name, value }) => detailProblem(name, value) === null));

export const siteDetails = defineEndpoint({
  id: 'siteDetails',
  service: 'main',
  method: 'GET',
  path: 'site-details',
  auth: 'public',
  /** Only the changed details; the others are as built. */
  response: z.object({ data: list(detail) }),
  extension: true,
  summary: 'Names, contacts and policies changed since the sites were built',
});
