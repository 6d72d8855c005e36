import type { Session } from '../session/session.ts';
import { HAND_OVER_PATH } from './handed-over.ts';

/** Milliseconds after which the link is followed without an answer. The sister site then asks for confirmation. */
const LIMIT = 2000;

const isPlainClick = ({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Tells the sister site which person is following a link to it, so that it can take over the login without asking. The browser
 * adds this page's origin, which no other host of the domain can claim. The link is followed whether or not this works.
 * @param sister its origin
 * @returns a function that stops it
 */
export function handOverLogins(session: Session, sister: string): () => void {
  async function handOver(userId: string, address: string): Promise<void> {
    const query = new URLSearchParams({ user_id: userId });
    const options: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'include' };
    try {
      await fetch(`${sister}${HAND_OVER_PATH}?${query}`, { ...options, signal: AbortSignal.timeout(LIMIT) });
    } catch {
      // The network is down or slow.
    }
    location.assign(address);
  }

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { userId } = session.snapshot();
    if (link?.origin !== sister || link.target !== '' || userId === null || !isPlainClick(event)) return;
    event.preventDefault();
    void handOver(String(userId), link.href);
  }

  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
