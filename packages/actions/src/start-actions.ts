import type { Auth } from '@maidan/auth/session/auth';
import { siteArea } from '@maidan/browser/storage-area';
import { keepOnlyFor } from '@maidan/browser/store';
import type { Id } from '@maidan/contract/core/wire';
import type { ActionRunner } from './action-runner.ts';
// On every page, because a logout anywhere deletes drafts.
import './drafts.ts';
import { KEPT_FILES_MARK } from './queue/kept-files-mark.ts';
import type { LoginGate } from './login-gate.ts';

/** Milliseconds until the first automatic retry; each failure quadruples the wait. */
const RETRY_MIN_MS = 3000;
const RETRY_MAX_MS = 60_000;

interface StartParts {
  readonly auth: Pick<Auth, 'session' | 'onLoginDismissed'>;
  readonly runner: ActionRunner;
  readonly gate: LoginGate;
}

/**
 * Sends waiting actions: when the network is back, after a load and after a login. A logout drops the user's actions and
 * drafts.
 * @returns a function that stops it
 */
export function startActions({ auth, runner, gate }: StartParts): () => void {
  const { session } = auth;
  let user: Id | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  let pause = RETRY_MIN_MS;

  function retryLater(): void {
    if (again !== undefined || !navigator.onLine) return;
    again = setTimeout(() => void retry(), pause);
    pause = Math.min(pause * 4, RETRY_MAX_MS);
  }

  /** Retries actions that failed because of the network or a server error. */
  async function retry(): Promise<void> {
    clearTimeout(again);
    again = undefined;
    runner.queue.retry(({ isFinal }) => !isFinal);
    if (await runner.flush()) retryLater();
    else pause = RETRY_MIN_MS;
  }

  function retryNow(): void {
    pause = RETRY_MIN_MS;
    void retry();
  }

  /** After a failure on this page, retries without waiting for a reload. */
  function onQueue(): void {
    dropFiles();
    const hasFailed = runner.queue.list().some(({ failed, isFinal }) => failed !== null && !isFinal);
    if (hasFailed) retryLater();
  }

  function keepOnly(userId: Id | null): void {
    runner.keepOnly(userId);
    keepOnlyFor(userId);
  }

  function onSession(): void {
    const { signedIn, userId } = session.snapshot();
    const now = signedIn ? userId : null;
    if (now === user) return;
    user = now;
    if (now === null) return;
    keepOnly(now);
    retryNow();
  }

  /** Deletes files without an action. */
  function dropFiles(): void {
    if (siteArea.get(KEPT_FILES_MARK) === null) return;
    // If it cannot be loaded, the next page tries again.
    import('./queue/kept-files.ts').then(({ dropFiles: drop }) => drop(runner.queue)).catch(() => undefined);
  }

  const stops = [
    runner.queue.subscribe(onQueue),
    session.subscribe(onSession),
    session.onTokenChange(({ cause, before, after }) => {
      const isOther = after.hasToken && before.userId !== null && before.userId !== after.userId;
      if (cause === 'logout' || isOther) keepOnly(after.userId);
      // Once the page shows the user's view.
      if (after.hasToken) setTimeout(runner.resume);
    }),
    auth.onLoginDismissed(gate.clear),
  ];
  addEventListener('online', retryNow);
  onSession();
  dropFiles();
  return () => {
    clearTimeout(again);
    removeEventListener('online', retryNow);
    for (const stop of stops) stop();
  };
}
