import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';

/** Whether single keys act. Some people's input presses keys they do not mean. */
export const singleKeys = createStore<'on' | 'off'>({
  initial: 'on',
  persist: {
    area: siteArea,
    key: 'desk_keys',
    read: (text) => (text === 'off' ? 'off' : null),
    write: (choice) => (choice === 'off' ? 'off' : null),
  },
});
