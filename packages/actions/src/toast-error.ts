import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { showToast } from '@maidan/ui/toast/toast-store';

/** Shows why something failed, except for an ended session, which opens the login dialog. */
export function toastError(error: unknown): void {
  if (!isUnauthenticated(error)) showToast(errorMessage(error), { tone: 'error' });
}
