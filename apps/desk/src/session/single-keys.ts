import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';

/** Whether single-key shortcuts are on. Speech input and tremors can trigger them by accident. */
export const singleKeys = createStore<'on' | 'off'>({
  initial: 'on',
  persist: {
    area: siteArea,
    key: 'desk_keys',
    read: (text) => (text === 'off' ? 'off' : null),
    write: (choice) => (choice === 'off' ? 'off' : null),
  },
});
