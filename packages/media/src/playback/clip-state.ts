import type { FailureCause } from './retry-schedule.ts';
import { nextRetry } from './retry-schedule.ts';

/** What is known of one clip. */
export interface ClipState {
  /** Somebody wants it to play; it may still be loading. */
  wanted: boolean;
  /** Somebody has wanted it since it came. What fails before that is nobody's business yet. */
  everWanted: boolean;
  /** Pictures move. */
  running: boolean;
  /** It has run at least once since it came. */
  begun: boolean;
  /** Enough is loaded to play on. */
  canPlay: boolean;
  /** Final: only a person can ask again. */
  failure: FailureCause | null;
  /** Milliseconds until we try again by ourselves. */
  retryIn: number | null;
  triesMade: number;
}

export type ClipEvent =
  | { type: 'asked' | 'running' | 'starved' | 'paused' | 'loaded' | 'refused' | 'retried' | 'left' }
  | { type: 'failed'; cause: FailureCause };

export const freshClip: ClipState = {
  wanted: false,
  everWanted: false,
  running: false,
  begun: false,
  canPlay: false,
  failure: null,
  retryIn: null,
  triesMade: 0,
};

/** All that can happen to a clip, without an element, so that every order of events can be tested. */
export function clipState(state: ClipState, event: ClipEvent): ClipState {
  switch (event.type) {
    case 'asked':
      // Asked again after a failure: a new start, with all tries ahead.
      return state.failure === null
        ? { ...state, wanted: true, everWanted: true, retryIn: null }
        : { ...freshClip, begun: state.begun, wanted: true, everWanted: true };
    case 'running':
      return {
        ...state,
        wanted: true,
        everWanted: true,
        running: true,
        begun: true,
        canPlay: true,
        failure: null,
        retryIn: null,
        triesMade: 0,
      };
    case 'starved':
      return { ...state, running: false };
    case 'loaded':
      return { ...state, canPlay: true };
    case 'paused':
    case 'refused':
      return { ...state, wanted: false, running: false, retryIn: null };
    case 'failed': {
      // Only what somebody waits for is tried again by itself.
      const retryIn = state.wanted ? nextRetry(event.cause, state.triesMade) : null;
      const stopped = { ...state, running: false, canPlay: false };
      return retryIn === null ? { ...stopped, wanted: false, retryIn, failure: event.cause } : { ...stopped, retryIn };
    }
    case 'retried':
      return { ...state, retryIn: null, triesMade: state.triesMade + 1 };
    case 'left':
      return { ...state, wanted: false, running: false, begun: false, retryIn: null };
  }
}

/** Wanted, but nothing moves: the spinner's time runs. */
export function isWaiting(state: ClipState): boolean {
  return state.wanted && !state.running;
}
