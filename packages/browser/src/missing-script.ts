import { tabArea } from './storage-area.ts';

const KEY = 'reloadedForScripts';

/** Whether the browser would get a document instead of showing its own error page. */
export const canLoad = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Whether this page was reloaded before, even without a stored record: the tab may refuse to store. */
const mayLoop = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * For a script that could not be loaded: a deployment may have replaced it while the page was open (K-12). Reloads the page,
 * once per script and tab, and then never returns.
 * @throws the error itself if a reload would not help: the site is unreachable, or the page was reloaded before
 */
export async function reloadForMissingScript(error: unknown): Promise<never> {
  // The browser's message contains the script's address.
  const script = String(error);
  const known = tabArea.get(KEY);
  if (known === null ? mayLoop() : known.includes(script)) throw error;
  if (!(await canLoad(location.href))) throw error;
  tabArea.set(KEY, `${known ?? ''}${script}`);
  location.reload();
  return new Promise(() => undefined);
}
