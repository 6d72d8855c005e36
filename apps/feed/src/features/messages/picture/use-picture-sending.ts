import type { Action, ActionEndpoint, ActionOutcome } from '@maidan/actions/action';
import { useAction } from '@maidan/actions/use-action';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Body } from '@maidan/contract/core/endpoint';
import { t } from '@maidan/i18n/text';
import { useRef, useState } from 'react';

/**
 * Sends a message with a picture, with progress and a way to cancel.
 * @param onSent called when the message has arrived or is queued on the device
 * @param onFailed called with an error message for the user
 */
export function usePictureSending<E extends ActionEndpoint>(
  action: Action<E>,
  onSent: (outcome: ActionOutcome<E> & { status: 'done' | 'queued' }) => void,
  onFailed: (why: string) => void,
) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);

  const dispatch = useAction(action, (outcome) => {
    running.current = null;
    setProgress(null);
    if (outcome.status === 'done' || outcome.status === 'queued') {
      onSent(outcome as ActionOutcome<E> & { status: 'done' | 'queued' });
    }
    if (outcome.status !== 'failed') return;
    const isCancelled = outcome.error instanceof ApiError && outcome.error.kind === 'aborted';
    const why = isCancelled ? t('inbox.pictureCancelled') : errorMessage(outcome.error);
    onFailed(isCancelled ? why : t('inbox.pictureNotSent', { why }));
  });

  function send(input: Body<E>): void {
    if (running.current) return;
    running.current = new AbortController();
    setProgress(0);
    const call = { signal: running.current.signal, onUploadProgress: setProgress };
    dispatch(input, { call });
  }

  return { send, cancel: () => running.current?.abort(), progress };
}
