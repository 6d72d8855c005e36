import { useSyncExternalStore } from 'react';

/** The mark that the boot script puts on the document before the first paint. */
const isMarked = () => document.documentElement.dataset['signedIn'] !== undefined;

function onMarkChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-signed-in'] });
  return () => observer.disconnect();
}

/** Whether somebody is signed in, for what a page shows; on the server, and until it has taken over, nobody is. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onMarkChange, isMarked, () => false);
}
