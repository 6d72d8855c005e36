import { readCookie } from '@maidan/api-client/core/cookies';
import type { Id } from '@maidan/contract/core/wire';

/** Where a page of the sister site reports who follows a link to this site: `POST /hand-over?user_id=7`. */
export const HAND_OVER_PATH = '/hand-over';

/** The cookie with that user, for a minute. Because of the prefix, only this exact host can set it. */
const COOKIE = '__Host-handed_over';
const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax';

const isUserId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** @returns null for anything but a user's id */
export const handedOverCookie = (userId: string): string | null =>
  isUserId(userId) ? `${COOKIE}=${userId}; ${ATTRIBUTES}; Max-Age=60` : null;

/** The user who came from a page of the sister site, readable once; null without one, and on a server. */
export function takeHandedOver(): Id | null {
  const userId = readCookie(COOKIE);
  if (userId === null || !isUserId(userId)) return null;
  document.cookie = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
  return Number(userId);
}
