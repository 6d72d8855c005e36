import { t } from '@maidan/i18n/text';
import { isElsewhere, isPicture } from '@maidan/service-worker/addresses';
import { showToast } from '@maidan/ui/toast/toast-store';
import type { PageData } from '../../page/page-data.ts';
import { readSiteConfig } from '../../document/site-config.ts';
import { lateNote } from './LateNote.tsx';
import { PageAge } from './PageAge.tsx';
import { dropWithdrawn } from './drop-withdrawn.ts';
import { followWorker } from './follow-worker.ts';
import { dropAllCopies, dropFormerCopies, dropOwnCopies } from './own-copies.ts';
import { readStoredFiles } from './stored-files.ts';
import { allowance, send } from './worker-messages.ts';
import { workerAddress } from './worker-address.ts';

/** In milliseconds. Long enough to finish a sentence. */
const OFFER_LIFE = 20_000;

/** What this page has loaded so far and a later one may show; the browser still has it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && (pathname.startsWith('/assets/') || isPicture(pathname));
    });
}

/** Gives the worker what this visit may cost: nothing where the reader saves data, the whole build on a good network. */
function sendVisit(worker: ServiceWorker | null, wasControlled: boolean): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (wasControlled) send(worker, { kind: 'began' });
  else if (visit) send(worker, { kind: 'visited', document: visit.name.split('#', 1)[0] ?? '', files: loadedFiles() });
  const may = allowance();
  if (may !== 'nothing') send(worker, { kind: wasControlled && may === 'all' ? 'fill' : 'shell' });
}

/** Offers a new version once, when it has arrived. Otherwise it begins with the next visit. */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed' || !navigator.serviceWorker.controller) return;
      const reload = () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        send(installing, { kind: 'take-over' });
      };
      showToast(t('site.newVersion'), { action: { label: t('site.reload'), onPress: reload }, life: OFFER_LIFE });
    });
  });
  addEventListener('online', () => void registration.update().catch(() => undefined));
}

/** The operator has switched the worker off. */
async function removeWorker(worker: ServiceWorkerContainer): Promise<void> {
  const registration = await worker.getRegistration('/');
  if (new URL(registration?.scope ?? location.href).pathname === '/') await registration?.unregister();
  await dropAllCopies();
}

/** Once a page is loaded: the worker with which this site opens without a network. Without workers all is as before. */
export async function startWorker({ api, queryClient, session }: PageData): Promise<void> {
  // The scorer's page has a worker of its own.
  if (isElsewhere(location.pathname)) return;
  const { serviceWorker } = navigator;
  if (!readSiteConfig().hasWorker) return removeWorker(serviceWorker);
  const wasControlled = serviceWorker.controller !== null;
  lateNote.set({ Note: PageAge });
  followWorker(serviceWorker, queryClient);
  session.onTokenChange(() => dropFormerCopies(() => session.token()));
  addEventListener('offline', () => void readStoredFiles());
  const registration = await serviceWorker.register(workerAddress());
  offerUpdates(registration);
  await dropOwnCopies(session.token());
  const { active } = await serviceWorker.ready;
  sendVisit(active, wasControlled);
  // From now on a query may have a copy to show without a network.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, networkMode: 'offlineFirst' } });
  await readStoredFiles();
  const drop = () => void dropWithdrawn(api).catch(() => undefined);
  // Only the feed has posts, and before its second page nothing is old.
  if (document.documentElement.dataset['site'] !== 'feed') return;
  addEventListener('online', drop);
  if (wasControlled) drop();
}
