import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { dismissToast, showToast, type ToastAction } from '@maidan/ui/toast/toast-store';
import type { ActionOutcome } from './action.ts';

/** Shows why something failed, except for an ended session, which opens the login dialog. */
export function toastError(error: unknown): void {
  if (!isUnauthenticated(error)) showToast(errorMessage(error), { tone: 'error' });
}

/**
 * Says in a toast what an action does, before the server has answered. If it fails or has to wait for a login, the toast
 * goes: "Post hidden" and the reason for a refusal contradict each other.
 * @param outcome of the action; undefined if it is not sent
 */
export async function sayAtOnce(
  outcome: Promise<Pick<ActionOutcome, 'status'>> | undefined,
  text: string,
  action?: ToastAction,
): Promise<void> {
  const toast = showToast(text, action && { action });
  const status = (await outcome)?.status;
  if (status === 'failed' || status === 'gated') dismissToast(toast);
}
