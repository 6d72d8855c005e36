import { createApi, type ApiOptions } from '@maidan/api-client/core/create-api';
import { logout } from '@maidan/contract/account/sessions';
import { judgeFailedMe } from './me-rule.ts';
import type { Revocations } from './revocation-storage.ts';

/** Tells the server of logouts, now or when it can be reached again. */
export interface Revoker {
  readonly revocations: Revocations;
  /** Resolves when each was told, refused or left for later. Never rejects. */
  flush(): Promise<void>;
}

export function createRevoker(revocations: Revocations, bases: ApiOptions['bases']): Revoker {
  let running: Promise<void> | null = null;

  async function revoke(token: string): Promise<void> {
    // A door of its own: the token is no longer the session's.
    const api = createApi({ session: { token: () => token }, ...(bases ? { bases } : {}) });
    try {
      await api.call(logout, {}, { expectedFailure: 'told again later; other servers do not know the call' });
    } catch (error) {
      if (judgeFailedMe(error) === 'unanswered') return;
    }
    revocations.remove(token);
  }

  async function flushAll(): Promise<void> {
    const tried = new Set<string>();
    // Looked up each time: another logout may come while this one is told.
    for (let next = untried(tried); next !== undefined; next = untried(tried)) {
      tried.add(next);
      await revoke(next);
    }
  }

  function untried(tried: ReadonlySet<string>): string | undefined {
    return revocations.all().find((token) => !tried.has(token));
  }

  return {
    revocations,
    flush() {
      running ??= flushAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
