import { readCookie } from '@maidan/api-client/core/cookies';
import type { Id } from '@maidan/contract/core/wire';

/** Where a site hears from a page of its sister site who follows a link: `POST /hand-over?user_id=7`. */
export const HAND_OVER_PATH = '/hand-over';

/** Who that was, for a minute. Because of the prefix only this very host can set it. */
const COOKIE = '__Host-handed_over';
const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax';

const isUserId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** @returns null for what is no user's id */
export const handedOverCookie = (userId: string): string | null =>
  isUserId(userId) ? `${COOKIE}=${userId}; ${ATTRIBUTES}; Max-Age=60` : null;

/** The user who came from a page of the sister site, once; null without one, and on a server. */
export function takeHandedOver(): Id | null {
  const userId = readCookie(COOKIE);
  if (userId === null || !isUserId(userId)) return null;
  document.cookie = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
  return Number(userId);
}
