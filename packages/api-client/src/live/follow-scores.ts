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
  /** Called only with newer lines of a match: polls and new streams repeat known ones. */
  readonly onLine: (line: ScoreLine) => void;
  /** Reports whether it polls, for the page to show. */
  readonly onPolling: (isPolling: boolean) => void;
}

/** Follows the scores of a league until the signal aborts: by stream, or by polling if the network interrupts it. */
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
      // A server without scores, or a deleted league. After any other failure, the next poll tries again.
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
