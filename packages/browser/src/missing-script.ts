import { tabArea } from './storage-area.ts';

const KEY = 'reloadedForScripts';

/** Whether the browser would get a document, rather than show its own page for errors. */
export const canLoad = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Whether this page was loaded again before, although nothing is stored about it: the tab may refuse to store. */
const mayLoop = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * For a script that could not be loaded: a deployment may have replaced it while the page was open (K-12). Loads the page
 * again, once for each script in a tab, and does not return then.
 * @throws the error itself where that would not help: without the site, or when it was done before
 */
export async function reloadForMissingScript(error: unknown): Promise<never> {
  // The browser's message has the script's address.
  const script = String(error);
  const known = tabArea.get(KEY);
  if (known === null ? mayLoop() : known.includes(script)) throw error;
  if (!(await canLoad(location.href))) throw error;
  tabArea.set(KEY, `${known ?? ''}${script}`);
  location.reload();
  return new Promise(() => undefined);
}
