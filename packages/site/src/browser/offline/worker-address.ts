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

/** The only address that a page may run as a worker, in the form that trusted types accept. A policy name can be used once. */
export function workerAddress(): string {
  if (typeof trustedTypes === 'undefined' || !trustedTypes.createPolicy) return WORKER_PATH;
  const policy = trustedTypes.createPolicy('site-worker', { createScriptURL: () => WORKER_PATH });
  // The browser's types allow only strings.
  return policy.createScriptURL(WORKER_PATH) as string;
}
