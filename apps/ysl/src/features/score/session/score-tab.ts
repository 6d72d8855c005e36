import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Records } from '@maidan/browser/records';
import { tabArea, type StorageArea } from '@maidan/browser/storage-area';
import { findLastLink, forgetOld, keepLastLink, listKept, type KeptMatch } from './kept-matches.ts';
import { openSession, sendUnsent, type ScoreCalls, type ScoreSession } from './score-session.ts';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'no-link'; readonly kept: readonly KeptMatch[] }
  | { readonly kind: 'failed'; readonly text: string; readonly kept: readonly KeptMatch[] }
  | { readonly kind: 'open'; readonly session: ScoreSession };

export interface ScoreTab {
  /** Scores the tab's matches, one after the other, until `signal` is aborted. */
  run(records: Records): Promise<void>;
  /** Leaves the open match and opens another link. */
  open(link: string): void;
  /** Retries opening or sending at once. */
  retry(): void;
}

/** Key of this tab's link, which survives a reload and is not shared with other tabs. */
const LINK = 'maidan-score-link';
const SOON = 1000;
/** Milliseconds between syncs, and so the delay of another scorer's events. */
const EVERY = 3000;
const SLOWEST = 30_000;

interface ScoreTabParts {
  readonly calls: ScoreCalls;
  readonly show: (opening: Opening) => void;
  readonly signal: AbortSignal;
  readonly area?: StorageArea;
}

/** Stores a link before trying to open it, so that a reload or a later visit can still open it. */
export function createScoreTab({ calls, show, signal, area = tabArea }: ScoreTabParts): ScoreTab {
  let wake: (() => void) | undefined;
  let turn = new AbortController();

  /** Waits until the time is up, `wake` is called, or the match is left. */
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (turn.signal.aborted) wake();
    });

  function leave(): void {
    turn.abort();
    wake?.();
  }

  async function openLink(records: Records, link: string): Promise<ScoreSession | null> {
    await keepLastLink(records, link).catch(() => undefined);
    while (!turn.signal.aborted) {
      try {
        return await openSession(records, calls, link);
      } catch (error) {
        const kept = (await listKept(records)).filter((one) => one.link !== link);
        if (!turn.signal.aborted) show({ kind: 'failed', text: errorMessage(error), kept });
        await sendUnsent(records, calls);
        await pause(SLOWEST);
      }
    }
    return null;
  }

  /** Syncs a second after a tap, on a retry, and at intervals. */
  async function keepInSync(session: ScoreSession): Promise<void> {
    let failures = 0;
    const unsubscribe = session.subscribe(() => {
      if (session.get().waiting > 0 && failures === 0) setTimeout(() => wake?.(), SOON);
    });
    while (!turn.signal.aborted) {
      failures = (await session.sync()) ? 0 : failures + 1;
      await pause(failures === 0 ? EVERY : Math.min(SLOWEST, SOON * 2 ** Math.min(failures, 5)));
    }
    unsubscribe();
  }

  async function takeTurn(records: Records): Promise<void> {
    show({ kind: 'opening' });
    const link = area.get(LINK) ?? (await findLastLink(records));
    if (link === null) {
      show({ kind: 'no-link', kept: await listKept(records) });
      while (!turn.signal.aborted) {
        await sendUnsent(records, calls);
        await pause(SLOWEST);
      }
      return;
    }
    area.set(LINK, link);
    const session = await openLink(records, link);
    if (session === null || turn.signal.aborted) return;
    show({ kind: 'open', session });
    await keepInSync(session);
  }

  return {
    async run(records) {
      signal.addEventListener('abort', leave);
      await forgetOld(records, Date.now());
      while (!signal.aborted) {
        turn = new AbortController();
        await takeTurn(records);
      }
    },
    open(link) {
      area.set(LINK, link);
      leave();
    },
    retry: () => wake?.(),
  };
}
