import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';

export type ThemeChoice = 'dark-mode' | 'light-mode' | 'system';

const theme = createStore<ThemeChoice>({
  initial: 'system',
  persist: {
    area: siteArea,
    key: 'theme',
    read: (text) => (text === 'dark-mode' || text === 'light-mode' ? text : null),
    write: (choice) => (choice === 'system' ? null : choice),
  },
});

export const readThemeChoice: () => ThemeChoice = theme.get;

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice);
  theme.set(choice);
}

/** Whether the page is dark now, by choice or by the system. */
export function isDarkNow(): boolean {
  const choice = readThemeChoice();
  return choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark-mode';
}

/** Reports a choice here, or in another tab once this page shows it, and a change of the system's setting. */
export function onThemeChange(listener: () => void): () => void {
  const unsubscribe = theme.subscribe(() => {
    applyTheme(theme.get());
    listener();
  });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    unsubscribe();
    system.removeEventListener('change', listener);
  };
}

function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice === 'dark-mode' ? 'dark' : 'light';
}
