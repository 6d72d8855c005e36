import type { PageMessage } from '@maidan/service-worker/messages';

/** What browsers report about the network, if they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function send(worker: ServiceWorker | null, message: PageMessage, ports: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message, ports);
}

/** How much may be loaded ahead: nothing if the reader saves data, little on a slow network. */
export function allowance(): 'nothing' | 'little' | 'all' {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData) return 'nothing';
  return effectiveType === '4g' ? 'all' : 'little';
}
