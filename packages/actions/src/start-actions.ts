import type { Auth } from '@maidan/auth/session/auth';
import { siteArea } from '@maidan/browser/storage-area';
import { keepOnlyFor } from '@maidan/browser/store';
import type { Id } from '@maidan/contract/core/wire';
import type { ActionRunner } from './action-runner.ts';
// On every page: drafts go with a logout wherever it happens.
import './drafts.ts';
import { KEPT_FILES_MARK } from './queue/kept-files-mark.ts';
import type { LoginGate } from './login-gate.ts';

const RETRY_AFTER_MS = 30_000;

interface StartParts {
  readonly auth: Pick<Auth, 'session' | 'onLoginDismissed'>;
  readonly runner: ActionRunner;
  readonly gate: LoginGate;
}

/**
 * Sends what waits: when the network is back, after a load and after a login. What one user did or typed goes with their
 * logout.
 * @returns stops it
 */
export function startActions({ auth, runner, gate }: StartParts): () => void {
  const { session } = auth;
  let user: Id | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(again);
    const isLeft = await runner.flush();
    if (isLeft && navigator.onLine) again = setTimeout(() => void flush(), RETRY_AFTER_MS);
  }

  /** What met no network or a server in trouble gets another chance. */
  function retry(): void {
    runner.queue.retry(({ isFinal }) => !isFinal);
    void flush();
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
    retry();
  }

  /** Files go with the actions that they belong to. */
  function dropFiles(): void {
    if (siteArea.get(KEPT_FILES_MARK) === null) return;
    // Where it cannot be loaded, the next page tries again.
    import('./queue/kept-files.ts').then(({ dropFiles: drop }) => drop(runner.queue)).catch(() => undefined);
  }

  const stops = [
    runner.queue.subscribe(dropFiles),
    session.subscribe(onSession),
    session.onTokenChange(({ cause, before, after }) => {
      const isOther = after.hasToken && before.userId !== null && before.userId !== after.userId;
      if (cause === 'logout' || isOther) keepOnly(after.userId);
      // Once the page shows the user's view.
      if (after.hasToken) setTimeout(runner.resume);
    }),
    auth.onLoginDismissed(gate.clear),
  ];
  addEventListener('online', retry);
  onSession();
  dropFiles();
  return () => {
    clearTimeout(again);
    removeEventListener('online', retry);
    for (const stop of stops) stop();
  };
}
