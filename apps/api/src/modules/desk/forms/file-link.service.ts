import { MINUTE } from '../../../runtime/clock.ts';
import { isSameSecret, keyedHash } from '../../sessions/token.service.ts';

/** Milliseconds. */
const LINK_LIFE = 5 * MINUTE;

const signatureOf = (pepper: string, name: string, until: number): string =>
  keyedHash(pepper, ['answer-file', name, until]);

/** Where a file that came with an answer can be downloaded for five minutes, without a token. */
export function linkToFile(pepper: string, name: string, now: number): string {
  const until = now + LINK_LIFE;
  return `/api/desk/forms/file/${name}?until=${until}&signature=${signatureOf(pepper, name, until)}`;
}

export function isLinkValid(
  pepper: string,
  { name, until, signature }: Readonly<Record<'name' | 'until' | 'signature', string>>,
  now: number,
): boolean {
  const end = /^\d{13}$/.test(until) ? Number(until) : 0;
  return end > now && end <= now + LINK_LIFE && isSameSecret(signature, signatureOf(pepper, name, end));
}
