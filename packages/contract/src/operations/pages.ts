import * as z from 'zod/mini';
import type { Endpoint } from '../core/endpoint.ts';
import { TEAM } from '../league/league-calendars.ts';

/**
 * What our server offers besides calls (extensions): files, calendars, pictures, pages. Sites take their addresses
 * from replies, OpenAPI lists them, and the server mounts them.
 */
export interface ApiPage extends Pick<Endpoint, 'id' | 'service' | 'path' | 'summary' | 'params' | 'query'> {
  readonly method: 'GET';
  /** The desk's links are public because their query contains a signature. */
  readonly auth: 'public' | 'bearer';
  /** The kind of route, which decides the rate limit. */
  readonly limit: 'read' | 'media' | 'preview' | 'calendar';
  /** The media type or range of its content; absent if it only redirects. */
  readonly type?: string;
  /** Other possible answers, besides its content, 404 and 429, by status. */
  readonly also?: Readonly<Record<number, string>>;
}

const named = z.strictObject({ name: z.string() });
const calendarFile = z.strictObject({ file: z.string() });
const link = z.strictObject({ until: z.string(), signature: z.string() });

const UNCHANGED = 'Not modified since the given ETag';

/** What has link previews. */
export const previewKinds = ['post', 'tag', 'category', 'league', 'match', 'table'] as const;
export type PreviewKind = (typeof previewKinds)[number];

const page = { method: 'GET', service: 'main', auth: 'public', limit: 'read' } as const;
const file = { ...page, params: named, type: '*/*' } as const;
const calendar = {
  ...page,
  service: 'league',
  limit: 'calendar',
  params: calendarFile,
  type: 'text/calendar',
  also: { 304: UNCHANGED },
} as const;

export const pages = {
  media: {
    ...file,
    id: 'media',
    path: 'media/{name}',
    limit: 'media',
    also: { 206: 'The requested range', 304: UNCHANGED, 416: 'Range not satisfiable' },
    summary: 'A picture, clip, recording or caption file, named by the hash of its bytes',
  },
  preview: {
    ...page,
    id: 'preview',
    path: 'preview/{kind}/{slug}/{version}',
    limit: 'preview',
    params: z.strictObject({ kind: z.enum(previewKinds), slug: z.string(), version: z.string() }),
    type: 'image/jpeg',
    also: { 302: 'Redirects to the current version, or to the picture of the site', 304: UNCHANGED },
    summary: 'The preview picture that other sites show for a link',
  },
  leagueCalendar: {
    ...calendar,
    id: 'leagueCalendar',
    path: 'calendar/league/{file}',
    summary: "A calendar of a league's matches, for subscriptions: `<slug>.ics`",
  },
  categoryCalendar: {
    ...calendar,
    id: 'categoryCalendar',
    path: 'calendar/category/{file}',
    query: z.strictObject({ [TEAM]: z.optional(z.string()) }),
    summary: 'A calendar of the matches of a category, or of one of its teams: `<slug>.ics`',
  },
  matchCalendar: {
    ...calendar,
    id: 'matchCalendar',
    path: 'calendar/match/{file}',
    summary: 'A calendar of one match, to import or subscribe to: `<id>.ics`',
  },
  seasonRecord: {
    ...calendar,
    id: 'seasonRecord',
    path: 'record/{file}',
    type: 'application/json',
    summary: 'The results, corrections and rules behind the tables of a season: `<slug>.json`',
  },
  socialPosts: {
    ...page,
    id: 'socialPosts',
    service: 'league',
    path: 'social/{slug}',
    params: z.strictObject({ slug: z.string() }),
    type: 'text/html',
    summary: "A league's social posts as a page, for an iframe on the league site",
  },
  answerFile: {
    ...file,
    id: 'answerFile',
    service: 'forms',
    path: 'file/{name}',
    auth: 'bearer',
    summary: "A file from the user's own answers",
  },
  chatPicture: {
    ...file,
    id: 'chatPicture',
    path: 'chats/picture/{name}',
    auth: 'bearer',
    summary: "A picture from the user's own conversations",
  },
  deskChatPicture: {
    ...file,
    id: 'deskChatPicture',
    path: 'desk/inbox/picture/{name}',
    query: link,
    summary: 'A picture from a conversation, by a signed link from the desk',
  },
  deskMedia: {
    ...file,
    id: 'deskMedia',
    path: 'desk/media/file/{name}',
    query: link,
    summary:
      'A picture, clip or caption file of a draft, also once withdrawn from the sites, by a signed link from the desk',
  },
  deskAnswerFile: {
    ...file,
    id: 'deskAnswerFile',
    path: 'desk/forms/file/{name}',
    query: link,
    summary: 'A file from an answer, by a signed link from the desk',
  },
  deskAnswerArchive: {
    ...file,
    id: 'deskAnswerArchive',
    path: 'desk/forms/archive/{name}',
    query: link,
    type: 'application/zip',
    summary: 'All answers to a form with their files, as a ZIP by a signed link from the desk',
  },
  endSubscriptionPage: {
    ...page,
    id: 'endSubscriptionPage',
    path: 'usersubscribe/end/{key}',
    params: z.strictObject({ key: z.string() }),
    also: { 303: 'Redirects to a page of the feed site that asks for confirmation' },
    summary: 'The unsubscribe link, for mail programs that open it instead of posting to it',
  },
  reference: {
    ...page,
    id: 'reference',
    path: 'reference',
    type: 'text/html',
    summary: 'This reference, for reading',
  },
} as const satisfies Readonly<Record<string, ApiPage>>;

export const allPages: readonly ApiPage[] = Object.values(pages);
