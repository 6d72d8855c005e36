import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { showToast } from '@maidan/ui/toast/toast-store';

/** @throws the error itself when it is a refused token: that leads to the login, and the act is offered once more */
export function passRefused(error: unknown): void {
  if (isUnauthenticated(error)) throw error;
}

/**
 * Says in a toast why an act did not go through.
 * @throws a refused token, see `passRefused`
 */
export function tellFailure(error: unknown): void {
  passRefused(error);
  showToast(errorMessage(error), { tone: 'error' });
}
