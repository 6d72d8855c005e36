import { createApi, type ApiOptions } from '@maidan/api-client/core/create-api';
import { createQueue } from '@maidan/browser/queue';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { logout } from '@maidan/contract/account/sessions';
import { classifyFailedMe } from './me-rule.ts';

/** Every token has expired after 30 days. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** Tokens dropped here that the server may still accept: offline logouts. */
export interface LogoutQueue {
  add(token: string): void;
  tokens(): readonly string[];
  /** Resolves when the server has revoked or refused each token, or could not be reached. Never rejects. */
  flush(): Promise<void>;
}

interface PendingLogout {
  readonly token: string;
  readonly time: number;
}

export function createLogoutQueue(bases: ApiOptions['bases'], area: StorageArea = siteArea): LogoutQueue {
  let running: Promise<void> | null = null;
  const queue = createQueue<PendingLogout>({
    name: 'pending_logout',
    property: 'list',
    area,
    keyOf: ({ token }) => token,
    read: ({ token, time }) => (typeof token === 'string' && typeof time === 'number' ? { token, time } : null),
    max: 5,
    maxAgeMs: MAX_AGE_MS,
  });

  async function flush(): Promise<void> {
    await queue.flush(async ({ token }) => {
      // A separate client, because the token is no longer the session's.
      const api = createApi({ session: { token: () => token }, ...(bases ? { bases } : {}) });
      try {
        await api.call(logout, {});
      } catch (error) {
        if (classifyFailedMe(error) === 'unanswered') return 'later';
      }
      return 'sent';
    });
  }

  return {
    add: (token) => queue.push({ token, time: Date.now() }),
    tokens: () => queue.list().map(({ token }) => token),
    flush() {
      running ??= flush().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
