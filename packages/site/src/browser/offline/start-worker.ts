import { isFramed } from '@maidan/browser/is-framed';
import { siteArea } from '@maidan/browser/storage-area';
import { t } from '@maidan/i18n/text';
import { isElsewhere, isPicture } from '@maidan/service-worker/addresses';
import { SHARED_CACHE } from '@maidan/service-worker/messages';
import { showToast } from '@maidan/ui/toast/toast-store';
import type { PageData } from '../../page/page-data.ts';
import { readSiteConfig } from '../../document/site-config.ts';
import { PUSH_TOPICS_KEY } from '../../features/push/push-topics-key.ts';
import { keptClips } from '../../features/saved/kept-clips.ts';
import { lateNote } from './LateNote.tsx';
import { LateNotes } from './LateNotes.tsx';
import { offerInstall } from '../install/offer-install.ts';
import { showBadge } from '../install/show-badge.ts';
import { dropWithdrawn } from './drop-withdrawn.ts';
import { followWorker } from './follow-worker.ts';
import { mirrorQueue } from './mirror-queue.ts';
import { dropAllCopies, dropFormerCopies, dropOwnCopies } from './own-copies.ts';
import { readStoredFiles } from './stored-files.ts';
import { visitMessages } from './visit-messages.ts';
import { allowance, send } from './worker-messages.ts';
import { workerAddress } from './worker-address.ts';

/** Milliseconds: long enough to finish reading a sentence. */
const OFFER_LIFE = 20_000;

/** Milliseconds: a request that reaches a stopping worker starts it again, and its successor then waits for minutes. */
const REST = 2000;

/** The files this page has loaded and a later one may need; the browser still has them. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && (pathname.startsWith('/assets/') || isPicture(pathname));
    });
}

/** Tells the worker how much data this visit may use: none if the reader saves data, the whole build on a good network. */
function sendVisit(worker: ServiceWorker | null, wasControlled: boolean): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  for (const message of visitMessages(visit, wasControlled, loadedFiles())) send(worker, message);
  const may = allowance();
  if (may !== 'nothing') send(worker, { kind: wasControlled && may === 'all' ? 'fill' : 'shell' });
}

/** Offers a new version once it has arrived. Otherwise it starts with the next visit. */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed' || !navigator.serviceWorker.controller) return;
      const action = { label: t('site.reload'), onPress: () => location.reload() };
      showToast(t('site.newVersion'), { action, life: OFFER_LIFE });
    });
  });
  addEventListener('online', () => void registration.update().catch(() => undefined));
}

/**
 * A reloaded page has the new version, and its worker may take over. Before that, taking over could stop the old
 * worker during the load, and the page would never arrive.
 */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' || !waiting) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => sendVisit(serviceWorker.controller, true), { once: true });
  const ask = () => {
    observer.disconnect();
    send(waiting, { kind: 'take-over' });
  };
  let asking = setTimeout(ask, REST);
  const observer = new PerformanceObserver(() => {
    clearTimeout(asking);
    asking = setTimeout(ask, REST);
  });
  observer.observe({ type: 'resource' });
}

/** Deletes the files of clips that are no longer kept: removed, or of an account that has logged out. */
function followKeptClips(worker: ServiceWorkerContainer): void {
  const report = () => {
    const kept = keptClips.get().clips.map(({ address }) => location.origin + address);
    send(worker.controller, { kind: 'clips', kept });
  };
  keptClips.subscribe(report);
  report();
}

/** The operator has switched the worker off. */
async function removeWorker(worker: ServiceWorkerContainer): Promise<void> {
  const registration = await worker.getRegistration('/');
  if (new URL(registration?.scope ?? location.href).pathname === '/') await registration?.unregister();
  await dropAllCopies();
}

/** After the page has loaded, starts the worker that makes the site work offline. Without workers, nothing changes. */
export async function startWorker({ api, queryClient, session }: PageData): Promise<void> {
  if (isFramed()) return;
  // The scorer's page has its own worker.
  if (isElsewhere(location.pathname)) return;
  const { serviceWorker } = navigator;
  if (!readSiteConfig().hasWorker) return removeWorker(serviceWorker);
  const wasControlled = serviceWorker.controller !== null;
  lateNote.set({ Note: LateNotes });
  offerInstall();
  showBadge(api, queryClient);
  followWorker(serviceWorker, queryClient);
  session.onTokenChange(({ cause, before, after }) => {
    dropFormerCopies(() => session.token());
    const isOther = before.userId !== null && before.userId !== after.userId;
    // A visitor's shared picture goes on to the login that its message needs.
    if (cause === 'logout' || isOther) void caches.delete(SHARED_CACHE);
    if ((cause === 'logout' || isOther) && siteArea.get(PUSH_TOPICS_KEY) !== null) {
      void import('../../features/push/change-push.ts').then(({ endPush }) => endPush());
    }
  });
  addEventListener('offline', () => void readStoredFiles());
  const registration = await serviceWorker.register(workerAddress());
  offerUpdates(registration);
  mirrorQueue(registration, session);
  await dropOwnCopies(session.token());
  const { active } = await serviceWorker.ready;
  sendVisit(active, wasControlled);
  takeOver(registration);
  // From now on, a query may find a copy when offline.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, networkMode: 'offlineFirst' } });
  await readStoredFiles();
  const drop = () => void dropWithdrawn(api).catch(() => undefined);
  // Only the feed has posts, and on a first visit no copy is old.
  if (document.documentElement.dataset['site'] !== 'feed') return;
  followKeptClips(serviceWorker);
  addEventListener('online', drop);
  if (wasControlled) drop();
}
