import { pages, type ApiPage } from '@maidan/contract/operations/pages';
import type { Context } from 'hono';
import type { HttpEnv } from '../../../http/call.ts';
import { addressOf } from '../../../http/mount-routes.ts';
import { HOUR, MINUTE } from '../../../runtime/clock.ts';
import { isSameSecret, keyedHash } from '../../sessions/token.service.ts';

/** What a link leads to: a file of an answer, all responses to a form by its id, a picture in a message, or media of a draft. */
type Linked = 'answer-file' | 'form-archive' | 'chat-picture' | 'media';

const linkedPages: Readonly<Record<Linked, ApiPage>> = {
  'answer-file': pages.deskAnswerFile,
  'form-archive': pages.deskAnswerArchive,
  'chat-picture': pages.deskChatPicture,
  media: pages.deskMedia,
};

/** Milliseconds. A conversation stays open for a while; a file is downloaded at once. */
const lives: Readonly<Record<Linked, number>> = {
  'answer-file': 5 * MINUTE,
  'form-archive': 5 * MINUTE,
  'chat-picture': 15 * MINUTE,
  // A clip is read while it plays.
  media: HOUR,
};

const signatureOf = (pepper: string, kind: Linked, name: string, until: number): string =>
  keyedHash(pepper, [kind, name, until]);

/** The address where it can be downloaded for a few minutes, without a token. */
export function linkTo(kind: Linked, pepper: string, name: string, now: number): string {
  const until = now + lives[kind];
  const address = addressOf(linkedPages[kind], { name });
  return `${address}?until=${until}&signature=${signatureOf(pepper, kind, name, until)}`;
}

/** The name that a request's link leads to; null when the link is invalid or has expired. */
export function readLink(kind: Linked, pepper: string, { req }: Context<HttpEnv>, now: number): string | null {
  const name = req.param('name') ?? '';
  const [until = '', signature = ''] = [req.query('until'), req.query('signature')];
  return isLinkValid(kind, pepper, { name, until, signature }, now) ? name : null;
}

function isLinkValid(
  kind: Linked,
  pepper: string,
  { name, until, signature }: Readonly<Record<'name' | 'until' | 'signature', string>>,
  now: number,
): boolean {
  const end = /^\d{13}$/.test(until) ? Number(until) : 0;
  return end > now && end <= now + lives[kind] && isSameSecret(signature, signatureOf(pepper, kind, name, end));
}
