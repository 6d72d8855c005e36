import { siteArea } from '@maidan/browser/storage-area';
import type { Session } from '../session/session.ts';
import { HAND_OVER_PATH } from './handed-over.ts';

/** The user whom this site has handed over: once for each login, as a POST finds no page without a network. */
const KEY = 'handed_over';

const isPlainClick = ({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Tells the sister site who follows a link to it, so that it need not ask before it adopts the login: a POST carries the
 * origin of this page, which no other host of the domain can pretend to have.
 * @param sister its origin
 * @returns stops it
 */
export function handOverLogins(session: Session, sister: string): () => void {
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { userId } = session.snapshot();
    if (link?.origin !== sister || link.target !== '' || userId === null || !navigator.onLine) return;
    if (!isPlainClick(event) || siteArea.get(KEY) === String(userId)) return;
    event.preventDefault();
    siteArea.set(KEY, String(userId));
    const form = document.createElement('form');
    const query = new URLSearchParams({ user_id: String(userId), to: link.pathname + link.search });
    form.method = 'post';
    form.action = `${sister}${HAND_OVER_PATH}?${query}${link.hash}`;
    document.body.append(form);
    form.submit();
    form.remove();
  }

  const stop = session.onTokenChange(({ after }) => {
    if (!after.hasToken) siteArea.remove(KEY);
  });
  document.addEventListener('click', follow);
  return () => {
    stop();
    document.removeEventListener('click', follow);
  };
}
