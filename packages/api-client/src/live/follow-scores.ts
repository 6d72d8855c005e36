import { liveScores, polledScores, type ScoreLine } from '@maidan/contract/league/match-day';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../core/create-api.ts';
import { withSchemas } from '../core/endpoint-schemas.ts';
import { parseJson } from '../core/json-text.ts';
import { requestUrl } from '../core/request-url.ts';
import { watchdog } from './open-stream.ts';
import { readEvents } from './read-events.ts';

/** Milliseconds. */
const POLL_EVERY = 5000;
const RETRY_AFTER = 1000;
/** Streams that failed in a row until the page polls, and polls until it tries a stream again. */
const FAILURES = 3;
const POLLS = 12;

export interface ScoresOptions {
  readonly api: Api;
  /** Base of the league service. */
  readonly base: string;
  readonly league: Id;
  readonly signal: AbortSignal;
  readonly onLine: (line: ScoreLine) => void;
  /** Whether it polls: the page says so. */
  readonly onPolling: (isPolling: boolean) => void;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/** The scores of a league until the signal aborts: by a stream, or by polling where the network cuts it. */
export async function followScores(options: ScoresOptions): Promise<void> {
  const { signal, onPolling } = options;
  let failures = 0;
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one stream after the other
    failures = (await readStream(options)) ? 0 : failures + 1;
    if (failures < FAILURES) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      await pause(RETRY_AFTER * (1 + Math.random()), signal);
      continue;
    }
    onPolling(true);
    // oxlint-disable-next-line no-await-in-loop -- see above
    for (let turn = 0; turn < POLLS && !signal.aborted; turn += 1) await poll(options);
    onPolling(false);
    failures = 0;
  }
}

/** @returns whether the stream had been open */
async function readStream({ base, league, signal, onLine }: ScoresOptions): Promise<boolean> {
  const dog = watchdog(signal);
  let isOpen = false;
  try {
    const { response } = await withSchemas(liveScores);
    const answer = await fetch(requestUrl(base, liveScores, { params: { id: league } }), {
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: dog.signal,
    });
    if (!answer.ok || !answer.body) return false;
    for await (const { data } of readEvents(answer.body, dog.alive)) {
      isOpen = true;
      const read = response.safeParse(parseJson(data));
      if (read.success) onLine(read.data as ScoreLine);
    }
  } catch {
    // The connection broke, was silent for too long, or the page was left.
  } finally {
    dog.stop();
  }
  return isOpen;
}

async function poll({ api, league, signal, onLine }: ScoresOptions): Promise<void> {
  try {
    const { data } = await api.call(polledScores, { params: { id: league } }, { signal });
    for (const line of data) onLine(line);
  } catch {
    // The next turn tries again.
  }
  await pause(POLL_EVERY, signal);
}
