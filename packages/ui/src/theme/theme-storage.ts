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

/** Seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** The choice on the sister site, whose storage this page cannot read. */
function sharedChoice(): ThemeChoice {
  const [, choice] = /(?:^|; )theme=(dark-mode|light-mode)(?:;|$)/.exec(document.cookie) ?? [];
  return choice === 'dark-mode' || choice === 'light-mode' ? choice : 'system';
}

/** The choice on this site, or else on its sister. */
export function readThemeChoice(): ThemeChoice {
  const own = theme.get();
  return own === 'system' ? sharedChoice() : own;
}

/** Also for the sister site, if both are below one domain. Browsers refuse the cookie for any other. */
export function shareTheme(choice: ThemeChoice, sites: readonly string[]): void {
  const domain = commonDomain(sites.map((origin) => new URL(origin).hostname));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (domain === '') return;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
  document.cookie = `theme=${choice}; Domain=${domain}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}

/** "maidan.example" for "maidan.example" and "ysl.maidan.example"; empty for hosts that share no domain. */
export function commonDomain(hosts: readonly string[]): string {
  const [first = [], ...others] = hosts.map((host) => host.split('.').toReversed());
  const end = first.findIndex((label, place) => others.some((other) => other[place] !== label));
  return (end === -1 ? first : first.slice(0, end)).toReversed().join('.');
}

const showChoice = () => applyTheme(readThemeChoice());

/** Applies a choice in another tab at once, and one on the sister site when the reader returns to this page. */
export function followTheme(): () => void {
  const stop = onThemeChange(() => undefined);
  document.addEventListener('visibilitychange', showChoice);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', showChoice);
  };
}

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

/** Reports a choice here, or in another tab once this page applies it, and a change of the system's setting. */
export function onThemeChange(listener: () => void): () => void {
  const unsubscribe = theme.subscribe(() => {
    showChoice();
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
