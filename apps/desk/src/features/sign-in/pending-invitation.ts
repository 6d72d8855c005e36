import { tabArea } from '@maidan/browser/storage-area';

const KEY = 'desk_invitation';

/** The secret of an invitation, kept in this tab alone while the person reads the code on their phone. */
export const pendingInvitation = {
  /** From the link, else from this tab; '' for none. */
  read(): string {
    const linked = location.hash.slice(1);
    if (linked === '') return tabArea.get(KEY) ?? '';
    tabArea.set(KEY, linked);
    return linked;
  },
  /** Takes the secret out of the address and of the history. */
  hide(): void {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  },
  clear: (): void => tabArea.remove(KEY),
};
