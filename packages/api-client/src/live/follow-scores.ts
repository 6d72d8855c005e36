import { liveScores, polledScores, type ScoreLine } from '@maidan/contract/league/match-day';
import type { Id } from '@maidan/contract/core/wire';
import { isUnsupported } from '../compat/extensions.ts';
import type { Api } from '../core/create-api.ts';
import { follow } from './follow.ts';
import { openStream } from './open-stream.ts';

/** Milliseconds. */
const POLL_EVERY = 5000;

export interface ScoresOptions {
  readonly api: Api;
  /** Base of the league service. */
  readonly base: string;
  readonly league: Id;
  readonly signal: AbortSignal;
  /** Called with newer lines of a match only: a poll and a new stream repeat what is known. */
  readonly onLine: (line: ScoreLine) => void;
  /** Whether it polls: the page says so. */
  readonly onPolling: (isPolling: boolean) => void;
}

/** The scores of a league until the signal aborts: by a stream, or by polling where the network cuts it. */
export async function followScores({ api, base, league, signal, onLine, onPolling }: ScoresOptions): Promise<void> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const input = { params: { id: league } };
  const seen = new Map<Id, number>();

  function take(line: ScoreLine): void {
    if (line.version <= (seen.get(line.id) ?? -1)) return;
    seen.set(line.id, line.version);
    onLine(line);
  }

  async function poll(): Promise<void> {
    try {
      const { data } = await api.call(polledScores, input, { signal: either });
      for (const line of data) take(line);
    } catch (error) {
      // A server without scores, or a league that is gone. After anything else the next turn tries again.
      if (isUnsupported(error)) over.abort();
    }
  }

  await follow({
    open: (onOpen) =>
      openStream({
        base,
        endpoint: liveScores,
        input,
        token: null,
        signal: either,
        onOpen,
        onEvent: (line) => line && take(line),
      }),
    poll: () => void poll(),
    every: POLL_EVERY,
    signal: either,
    onPolling,
  });
}
