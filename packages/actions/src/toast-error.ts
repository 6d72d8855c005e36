import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { showToast } from '@maidan/ui/toast/toast-store';

/** Shows why something failed; nothing after an ended session, which leads to the login. */
export function toastError(error: unknown): void {
  if (!isUnauthenticated(error)) showToast(errorMessage(error), { tone: 'error' });
}
