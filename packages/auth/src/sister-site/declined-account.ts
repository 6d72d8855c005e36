import { siteArea, tabArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';

/** The id of the sister site's user that the person in this tab declined to switch to. They are asked once. */
export const declinedAccount = createStore<string | null>({
  initial: null,
  persist: { area: tabArea, key: 'other_login_kept', read: (text) => text, write: (userId) => userId },
});

/** The id of the sister site's user whom a visitor of this site declined to continue as. They are asked once, in any tab. */
export const notMyAccount = createStore<string | null>({
  initial: null,
  persist: { area: siteArea, key: 'login_not_mine', read: (text) => text, write: (userId) => userId },
});
