import type { Api } from '@maidan/api-client/core/create-api';
import { isUnsupported } from '@maidan/api-client/compat/extensions';
import type { ChangedDetails } from '@maidan/brand/details';
import { siteDetails } from '@maidan/contract/operations/site-details';

/** How long documents go by what was read, in milliseconds; a document itself is served for three seconds more. */
const READ_EVERY = 1_000;
/** A server without the call is asked again after a minute: it may be a newer one by then. */
const READ_EVERY_WITHOUT = 60_000;
/** A document waits this long at most; what was read last holds until the API answers. */
const PATIENCE = 500;

/**
 * Reads what owners changed of names, contacts and policies. Documents that are rendered together share one call, and
 * one that fails leaves everything as it was.
 */
export function createDetailsReader(api: Api, now: () => number): () => Promise<ChangedDetails> {
  let known: ChangedDetails = {};
  let due = 0;
  let running: Promise<void> | null = null;

  async function read(): Promise<void> {
    due = now() + READ_EVERY;
    try {
      const { data } = await api.call(siteDetails, {});
      known = Object.fromEntries(data.map(({ name, value }) => [name, value]));
    } catch (error) {
      if (isUnsupported(error)) due = now() + READ_EVERY_WITHOUT;
    } finally {
      running = null;
    }
  }

  return async () => {
    if (now() >= due) running ??= read();
    if (running !== null) {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => void (timer = setTimeout(resolve, PATIENCE)));
      await Promise.race([running, patience]);
      clearTimeout(timer);
    }
    return known;
  };
}
