import * as z from 'zod/mini';
import type { Endpoint } from '../core/endpoint.ts';
import { TEAM } from '../league/league-calendars.ts';

/**
 * What our server sends besides the replies to calls (extensions): files, calendars, pictures, pages. Sites take their
 * addresses from replies; OpenAPI is printed from them, and the server mounts them.
 */
export interface ApiPage extends Pick<Endpoint, 'id' | 'service' | 'path' | 'summary' | 'params' | 'query'> {
  readonly method: 'GET';
  /** The desk's links are public: what admits the caller is their query. */
  readonly auth: 'public' | 'bearer';
  /** The kind of route, which decides how often an address may ask. */
  readonly limit: 'read' | 'media' | 'preview' | 'calendar';
  /** The media type or range of its content; absent where it only redirects. */
  readonly type?: string;
  /** What it may answer besides its content, 404 and 429, by status. */
  readonly also?: Readonly<Record<number, string>>;
}

const named = z.strictObject({ name: z.string() });
const calendarFile = z.strictObject({ file: z.string() });
const link = z.strictObject({ until: z.string(), signature: z.string() });

const UNCHANGED = 'Unchanged since the ETag that was sent';

/** Whose previews there are. */
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
    also: { 206: 'The range that was asked for', 304: UNCHANGED, 416: 'No such range' },
    summary: 'A picture, clip, recording or captions of content, by the hash of its bytes',
  },
  preview: {
    ...page,
    id: 'preview',
    path: 'preview/{kind}/{slug}/{version}',
    limit: 'preview',
    params: z.strictObject({ kind: z.enum(previewKinds), slug: z.string(), version: z.string() }),
    type: 'image/jpeg',
    also: { 302: 'To the current version, or to the picture of the site', 304: UNCHANGED },
    summary: 'The picture that other sites show with a link',
  },
  leagueCalendar: {
    ...calendar,
    id: 'leagueCalendar',
    path: 'calendar/league/{file}',
    summary: 'The matches of a league, to subscribe to: `<slug>.ics`',
  },
  categoryCalendar: {
    ...calendar,
    id: 'categoryCalendar',
    path: 'calendar/category/{file}',
    query: z.strictObject({ [TEAM]: z.optional(z.string()) }),
    summary: 'The matches of a category, or of one of its teams: `<slug>.ics`',
  },
  matchCalendar: {
    ...calendar,
    id: 'matchCalendar',
    path: 'calendar/match/{file}',
    summary: 'One match, to add or to subscribe to: `<id>.ics`',
  },
  seasonRecord: {
    ...calendar,
    id: 'seasonRecord',
    path: 'record/{file}',
    type: 'application/json',
    summary: 'The results, corrections and rules that the tables of a season are made of: `<slug>.json`',
  },
  socialPosts: {
    ...page,
    id: 'socialPosts',
    service: 'league',
    path: 'social/{slug}',
    params: z.strictObject({ slug: z.string() }),
    type: 'text/html',
    summary: "A league's posts, for a frame of the league site",
  },
  answerFile: {
    ...file,
    id: 'answerFile',
    service: 'forms',
    path: 'file/{name}',
    auth: 'bearer',
    summary: "A file of the person's own answers",
  },
  chatPicture: {
    ...file,
    id: 'chatPicture',
    path: 'chats/picture/{name}',
    auth: 'bearer',
    summary: "A picture of the person's own conversations",
  },
  deskChatPicture: {
    ...file,
    id: 'deskChatPicture',
    path: 'desk/inbox/picture/{name}',
    query: link,
    summary: 'A picture of a conversation, by a link that the desk was given',
  },
  deskMedia: {
    ...file,
    id: 'deskMedia',
    path: 'desk/media/file/{name}',
    query: link,
    summary:
      'A picture, clip or captions of a draft that is withdrawn from the sites, by a link that the desk was given',
  },
  deskAnswerFile: {
    ...file,
    id: 'deskAnswerFile',
    path: 'desk/forms/file/{name}',
    query: link,
    summary: 'A file of an answer, by a link that the desk was given',
  },
  deskAnswerArchive: {
    ...file,
    id: 'deskAnswerArchive',
    path: 'desk/forms/archive/{name}',
    query: link,
    type: 'application/zip',
    summary: 'Every file of the answers to a form, by a link that the desk was given',
  },
  endSubscriptionPage: {
    ...page,
    id: 'endSubscriptionPage',
    path: 'usersubscribe/end/{key}',
    params: z.strictObject({ key: z.string() }),
    also: { 303: 'To the page of the feed site that asks first' },
    summary: 'For mail programs that open the link instead of posting to it',
  },
  reference: {
    ...page,
    id: 'reference',
    path: 'reference',
    type: 'text/html',
    summary: 'This description, to read',
  },
} as const satisfies Readonly<Record<string, ApiPage>>;

export const allPages: readonly ApiPage[] = Object.values(pages);
