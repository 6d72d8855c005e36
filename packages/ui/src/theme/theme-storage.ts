const KEY = 'theme';

export type ThemeChoice = 'dark-mode' | 'light-mode' | 'system';

/** The stored choice; 'system' if there is none or storage is unavailable. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark-mode' || stored === 'light-mode' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice and shows it at once. Without storage it lasts for this page only. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Private windows may refuse to store; the page has the theme already.
  }
}

/** Whether the page is dark now, by choice or by the system. */
export function isDarkNow(): boolean {
  const choice = readThemeChoice();
  return choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark-mode';
}

/** Calls back when another tab changes the choice, after the page shows it, and when the system setting changes. */
export function onThemeChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== null && event.key !== KEY) return;
    showTheme(readThemeChoice());
    listener();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  addEventListener('storage', fromOtherTab);
  system.addEventListener('change', listener);
  return () => {
    removeEventListener('storage', fromOtherTab);
    system.removeEventListener('change', listener);
  };
}

function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice === 'dark-mode' ? 'dark' : 'light';
}
