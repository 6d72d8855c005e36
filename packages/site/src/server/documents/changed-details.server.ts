import type { Api } from '@maidan/api-client/core/create-api';
import { isUnsupported } from '@maidan/api-client/compat/extensions';
import type { ChangedDetails } from '@maidan/brand/details';
import { siteDetails } from '@maidan/contract/operations/site-details';

/** How long documents use the loaded details, in milliseconds; a document itself is served for three more seconds. */
const READ_EVERY = 1_000;
/** A server without the call is asked again after a minute, in case it was updated. */
const READ_EVERY_WITHOUT = 60_000;
/** A document waits at most this long; the last details apply until the API answers. */
const PATIENCE = 500;

/**
 * Loads the names, contacts and policies that owners changed. Documents rendered together share one call, and
 * a failure leaves everything unchanged.
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
