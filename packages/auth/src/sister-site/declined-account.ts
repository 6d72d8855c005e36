import { tabArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';

/** The id of the sister site's user that the person in this tab declined to switch to. They are asked once. */
export const declinedAccount = createStore<string | null>({
  initial: null,
  persist: { area: tabArea, key: 'other_login_kept', read: (text) => text, write: (userId) => userId },
});
