import { ApiError } from '@maidan/api-client/errors/api-error';
import { withLock } from '@maidan/browser/lock';
import type { Id } from '@maidan/contract/core/wire';
import { tellFailure } from './tell-failure.ts';
import type { Act, ActEnd, ActTools } from './act.ts';
import { commentAct } from './comment-act.ts';
import { followAct } from './follow-act.ts';
import { likeAct } from './like-act.ts';
import { outboxStore } from './note-end.ts';
import type { KeptAct, OutboxStore } from './outbox-storage.ts';
import { voteAct } from './vote-act.ts';

interface Resumable {
  readonly name: string;
  /** Null when what was stored is none of ours. */
  readonly run: (tools: ActTools, stored: unknown, key: string) => Promise<ActEnd> | null;
}

function resumable<T>({ name, read, perform }: Act<T>): Resumable {
  const run: Resumable['run'] = (tools, stored, key) => {
    const data = read(stored);
    return data === null ? null : perform(tools, data, key);
  };
  return { name, run };
}

/** Every act that may wait in storage. */
const acts: readonly Resumable[] = [
  resumable(likeAct),
  resumable(followAct),
  resumable(voteAct),
  resumable(commentAct),
];

/** What a busy server or a bad line may answer: worth another try later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status === 429 || (error.status ?? 0) >= 500;
}

interface Flushing {
  readonly tools: ActTools;
  readonly userId: Id;
  /** The session has ended: what is left waits for this user's next login. */
  readonly onRefused: () => void;
  readonly store?: OutboxStore;
}

/** @returns whether it is still to be sent */
async function sendKept(kept: KeptAct, { tools, onRefused, store = outboxStore }: Flushing): Promise<boolean> {
  const forget = () => store.remove(kept.name, kept.subject, kept.key);
  try {
    const sending = acts.find(({ name }) => name === kept.name)?.run(tools, kept.data, kept.key);
    if ((await sending) === 'kept') return true;
    forget();
    return false;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused) onRefused();
    else if (!isPassing(error)) {
      forget();
      tellFailure(error);
      return false;
    }
    return !isRefused;
  }
}

/**
 * Sends what this user did offline, each once, in order.
 * @returns whether something is left to be tried again
 */
export function flushOutbox(flushing: Flushing): Promise<boolean> {
  const { store = outboxStore, userId } = flushing;
  return withLock('outbox', async () => {
    let isLeft = false;
    for (const kept of store.list().filter((one) => one.userId === userId)) {
      // One after the other: comments keep their order, and a crowd coming back does not storm the server.
      // oxlint-disable-next-line no-await-in-loop -- see above
      isLeft = (await sendKept(kept, flushing)) || isLeft;
    }
    return isLeft;
  });
}
