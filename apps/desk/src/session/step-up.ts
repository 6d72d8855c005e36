import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { beginStepUp, stepUp } from '@maidan/contract/desk/access/me';
import { requestPasskey } from './passkey.ts';

let running: Promise<boolean> | undefined;

async function proveAgain(api: Api): Promise<boolean> {
  try {
    const { options } = await api.call(beginStepUp, {});
    await api.call(stepUp, { body: { response: await requestPasskey(options) } });
    return true;
  } catch {
    // Declined or failed: the action fails with the server's message, and can be tried again.
    return false;
  }
}

/** Asks for a passkey after `proof_needed`, so that the call can be sent again. Concurrent calls share one prompt. */
export async function recoverWithPasskey(api: Api, error: unknown): Promise<boolean> {
  // The same code with another status is a proof-of-work task, which the sign-in solves itself.
  if (!(error instanceof ApiError) || error.status !== 403 || error.code !== 'proof_needed') return false;
  running ??= proveAgain(api).finally(() => {
    running = undefined;
  });
  return running;
}
