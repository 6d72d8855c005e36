import { siteArea, type StorageArea } from '@maidan/browser/storage-area';

/** The first two keys are shared with other clients; without the third, an alert counts as a success. */
const SHOW_KEY = 'alertshow';
const TEXT_KEY = 'alertmsg';
const TONE_KEY = 'alerttone';
const BACK_KEY = 'alertback';

export interface Alert {
  readonly text: string;
  readonly tone: 'success' | 'error';
  /** The page that the person was on, from the root of the site. */
  readonly back?: string;
}

/** The alert that is shown once, even after a reload. */
export interface AlertStore {
  store(text: string, tone?: Alert['tone']): void;
  /** The same, with the way back to a page of this site. @param path from the root, with its query */
  storeWithWayBack(text: string, path: string): void;
  /** Shown after the page load that is about to happen, not before. */
  storeForReload(text: string, tone: Alert['tone']): void;
  /** Removes the stored alert and returns it. */
  take(): Alert | null;
  /** Reports an alert that was stored on this page. */
  subscribe(listener: () => void): () => void;
}

export function createAlertStore(area: StorageArea = siteArea): AlertStore {
  const listeners = new Set<() => void>();

  function write(text: string, tone: Alert['tone'], back?: string): void {
    area.set(TEXT_KEY, text);
    if (back === undefined) area.remove(BACK_KEY);
    else area.set(BACK_KEY, back);
    if (tone === 'error') area.set(TONE_KEY, tone);
    else area.remove(TONE_KEY);
    area.set(SHOW_KEY, '1');
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    store(text, tone = 'success') {
      write(text, tone);
      tell();
    },
    storeWithWayBack(text, path) {
      write(text, 'error', path);
      tell();
    },
    storeForReload: write,
    take() {
      const show = area.get(SHOW_KEY);
      const text = area.get(TEXT_KEY)?.trim() ?? '';
      const tone = area.get(TONE_KEY) === 'error' ? 'error' : 'success';
      if (show === null && text === '') return null;
      const path = area.get(BACK_KEY) ?? '';
      for (const key of [SHOW_KEY, TEXT_KEY, TONE_KEY, BACK_KEY]) area.remove(key);
      // Other clients write either value.
      if ((show !== '1' && show !== 'true') || text === '') return null;
      // Only a path of this site: '//other.example' is not one.
      return /^\/(?!\/)/.test(path) ? { text, tone, back: path } : { text, tone };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
