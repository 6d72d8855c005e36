import { siteStorage, type SafeStorage } from '../safe-storage.ts';

/** Specification, section 3. The third is ours: without it an alert is taken for good news. */
const SHOW_KEY = 'alertshow';
const TEXT_KEY = 'alertmsg';
const TONE_KEY = 'alerttone';

export interface Alert {
  readonly text: string;
  readonly tone: 'success' | 'error';
}

/** The alert that is shown once, also after a reload (specification, section 4, Alert). */
export interface AlertStore {
  store(text: string, tone?: Alert['tone']): void;
  /** Not before the next page load, which is about to come. */
  storeForReload(text: string, tone: Alert['tone']): void;
  /** Takes the stored alert away and answers it, or null. */
  take(): Alert | null;
  /** Hears when one was stored on this page. */
  subscribe(listener: () => void): () => void;
}

export function createAlertStore(storage: SafeStorage = siteStorage): AlertStore {
  const listeners = new Set<() => void>();

  function write(text: string, tone: Alert['tone']): void {
    storage.set(TEXT_KEY, text);
    if (tone === 'error') storage.set(TONE_KEY, tone);
    else storage.remove(TONE_KEY);
    storage.set(SHOW_KEY, '1');
  }

  return {
    store(text, tone = 'success') {
      write(text, tone);
      for (const listener of listeners) listener();
    },
    storeForReload: write,
    take() {
      const show = storage.get(SHOW_KEY);
      const text = storage.get(TEXT_KEY)?.trim() ?? '';
      const tone = storage.get(TONE_KEY) === 'error' ? 'error' : 'success';
      if (show === null && text === '') return null;
      for (const key of [SHOW_KEY, TEXT_KEY, TONE_KEY]) storage.remove(key);
      // Other clients of the specification write either word.
      return (show === '1' || show === 'true') && text !== '' ? { text, tone } : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
