import type { Action, ActionEndpoint, ActionOutcome } from '@maidan/actions/action';
import { useAction } from '@maidan/actions/use-action';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { randomKey } from '@maidan/browser/random-key';
import type { Body } from '@maidan/contract/core/endpoint';
import { t } from '@maidan/i18n/text';
import { useRef, useState } from 'react';

/**
 * Sends a message with a picture: with its progress, until it is cancelled.
 * @param onSent it is with the server, or waits on the device
 * @param onFailed what went wrong, as a text for people
 */
export function usePictureSending<E extends ActionEndpoint>(
  action: Action<E>,
  onSent: (outcome: ActionOutcome<E> & { status: 'done' | 'queued' }) => void,
  onFailed: (why: string) => void,
) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const attempt = useRef({ of: '', picture: null as unknown, key: '' });

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

  /** The same content goes under the same key, so that a repeat after a lost reply writes nothing twice. */
  function keyOf(input: Body<E>): string {
    const { picture, ...texts } = input as { readonly picture: unknown };
    const of = JSON.stringify(texts);
    const isSame = attempt.current.of === of && attempt.current.picture === picture;
    if (!isSame) attempt.current = { of, picture, key: randomKey() };
    return attempt.current.key;
  }

  function send(input: Body<E>): void {
    if (running.current) return;
    running.current = new AbortController();
    setProgress(0);
    const call = { signal: running.current.signal, onUploadProgress: setProgress };
    dispatch(input, { key: keyOf(input), call });
  }

  return { send, cancel: () => running.current?.abort(), progress };
}
