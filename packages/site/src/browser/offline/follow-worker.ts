import type { WorkerMessage } from '@maidan/service-worker/messages';
import type { QueryClient } from '@tanstack/react-query';
import { addStored, storedSince } from './stored-since.ts';

/** Milliseconds: an unstable network must not reload every page repeatedly. */
const AT_MOST_EVERY = 10_000;
/** If the device believes that it is online, no event reports that the network works again. */
const TRY_AGAIN_AFTER = 20_000;

/** Marks pages that are copies, and refreshes them as soon as the network answers. */
export function followWorker(worker: ServiceWorkerContainer, queryClient: QueryClient): void {
  let refreshed = -AT_MOST_EVERY;

  function refresh(): void {
    const showsCopies = storedSince.get().size > 0;
    if (!showsCopies || performance.now() - refreshed < AT_MOST_EVERY) return;
    refreshed = performance.now();
    storedSince.clear();
    void queryClient.invalidateQueries();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'stored') addStored(location.pathname, data.at);
    if (data.kind === 'answering') refresh();
    // A frozen page may have missed the message.
    if (data.kind === 'online') dispatchEvent(new Event('online'));
  });
  worker.startMessages();
  addEventListener('online', refresh);
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') refresh();
  }, TRY_AGAIN_AFTER);
}
