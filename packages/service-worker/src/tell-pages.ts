import type { WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** When the document of a page was stored, by the id of that page. */
const documents = new Map<string, number>();
/** The ids of pages that show copies. */
const showing = new Set<string>();

const tell = async (id: string, message: WorkerMessage): Promise<void> =>
  (await self.clients.get(id))?.postMessage(message);

/** @returns whether any page is open */
export async function tellAll(message: WorkerMessage): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(pages.map(({ id }) => tell(id, message)));
  return pages.length > 0;
}

/** A page is about to show a copy. A page that is still loading asks later. */
export async function reportCopy(event: ExtendableEvent | undefined, at: number): Promise<void> {
  const { clientId, resultingClientId } = event as FetchEvent;
  showing.add(resultingClientId || clientId);
  if (resultingClientId) documents.set(resultingClientId, at);
  else await tell(clientId, { kind: 'stored', at });
}

/** Tells pages that show copies that the network answers again. */
export async function reportAnswer(event: ExtendableEvent | undefined): Promise<void> {
  const { clientId } = event as FetchEvent;
  if (showing.delete(clientId)) await tell(clientId, { kind: 'answering' });
}

/** Answers a page that has just started. */
export async function reportDocument({ id }: Client): Promise<void> {
  const at = documents.get(id);
  documents.delete(id);
  if (at !== undefined) await tell(id, { kind: 'stored', at });
}
