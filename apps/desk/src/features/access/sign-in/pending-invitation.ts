import { tabArea } from '@maidan/browser/storage-area';

const KEY = 'desk_invitation';

/** The secret of an invitation, kept only in this tab while the person reads the code on their phone. */
export const pendingInvitation = {
  /** From the link, or else from this tab; '' if there is none. */
  read(): string {
    const linked = location.hash.slice(1);
    if (linked === '') return tabArea.get(KEY) ?? '';
    tabArea.set(KEY, linked);
    return linked;
  },
  /** Removes the secret from the URL and the history. */
  hide(): void {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  },
  clear: (): void => tabArea.remove(KEY),
};
