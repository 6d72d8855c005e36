import type { WorkerMessage } from '@maidan/service-worker/messages';
import type { QueryClient } from '@tanstack/react-query';
import { addStored, storedSince } from './stored-since.ts';

/** In milliseconds. A network that comes and goes must not have every page loaded over and over. */
const AT_MOST_EVERY = 10_000;
/** Where the device believes it has a network, nothing says that it works again. */
const TRY_AGAIN_AFTER = 20_000;

/** Says which pages are copies, and replaces what they show as soon as the network answers. */
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
    // A page that was frozen may have missed it.
    if (data.kind === 'online') dispatchEvent(new Event('online'));
  });
  worker.startMessages();
  addEventListener('online', refresh);
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') refresh();
  }, TRY_AGAIN_AFTER);
}
