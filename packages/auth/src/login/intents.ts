import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Intent, IntentStore } from './intent-storage.ts';
import type { OpenLogin } from './login-dialog-state.ts';
import type { Session } from '../session/session.ts';

/** What a handler is told beside its data. */
export interface Running {
  /** For the call's idempotency key. */
  readonly key: string;
  /** It was started before the login: what one sees may have changed since. */
  readonly afterLogin: boolean;
}

/**
 * Does the thing, and tells of its failures itself, but lets a 401 through: then the login opens and the thing is
 * offered once more (trust.md, T-7).
 */
export type IntentHandler = (data: unknown, running: Running) => void | Promise<void>;

export interface IntentParts {
  readonly store: IntentStore;
  readonly session: Session;
  readonly openLogin: (options: OpenLogin) => void;
}

/** Actions that need a login: they run at once, or once after it. */
export interface Intents {
  /** Registers who does things of this name; the latest one counts. A pending one of the name runs now, if it may. */
  handle(name: string, handler: IntentHandler): () => void;
  /** Does it now for who is signed in, else after the login that opens. */
  act(name: string, data: unknown, login?: Omit<OpenLogin, 'intent'>): void;
  /** Keeps what a session's end has cut off for its user's next login in this tab, and opens nothing. */
  keepForLogin(intent: Intent): void;
  /** Runs the pending one if somebody is signed in and its handler is here; else it waits for its handler. */
  runPending(): void;
}

export function createIntents({ store, session, openLogin }: IntentParts): Intents {
  const handlers = new Map<string, IntentHandler[]>();

  function runPending(): void {
    const { signedIn, userId } = session.snapshot();
    for (const intent of signedIn ? store.list() : []) {
      const isAnothers = intent.userId !== null && intent.userId !== userId;
      const handler = handlers.get(intent.name)?.at(-1);
      // Claimed before it runs: a handler that fails half way is not run again by the next reload.
      if ((isAnothers || handler) && store.claim(intent) && handler && !isAnothers) void run(handler, intent, true);
    }
  }

  async function run(handler: IntentHandler, intent: Intent, afterLogin: boolean): Promise<void> {
    try {
      await handler(intent.data, { key: intent.key, afterLogin });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // Offered once: a server that refuses the token it just gave would keep us here for ever.
      if (afterLogin) return;
      store.keepBeside(intent);
      openLogin({ message: 'Please log in again.' });
    }
  }

  return {
    handle(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler]);
      runPending();
      return () => {
        handlers.set(
          name,
          (handlers.get(name) ?? []).filter((other) => other !== handler),
        );
      };
    },
    act(name, data, login = {}) {
      const { signedIn, userId } = session.snapshot();
      const handler = signedIn ? handlers.get(name)?.at(-1) : undefined;
      if (!handler) openLogin({ ...login, intent: { name, data } });
      else void run(handler, { name, data, key: store.newKey(), userId }, false);
    },
    keepForLogin: store.keepBeside,
    runPending,
  };
}
