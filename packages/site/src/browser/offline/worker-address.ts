import { WORKER_PATH } from '@maidan/service-worker/messages';

/** Missing in some browsers. */
declare const trustedTypes:
  | {
      createPolicy?: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => unknown };
    }
  | undefined;

/** The one address that a page may run as a worker, in a form that its trusted types accept. A name serves one policy. */
export function workerAddress(): string {
  if (typeof trustedTypes === 'undefined' || !trustedTypes.createPolicy) return WORKER_PATH;
  const policy = trustedTypes.createPolicy('site-worker', { createScriptURL: () => WORKER_PATH });
  // The browser's types name only text.
  return policy.createScriptURL(WORKER_PATH) as string;
}
