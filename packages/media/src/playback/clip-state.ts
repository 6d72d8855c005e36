import { nextRetry, type FailureCause } from './retry-schedule.ts';

export interface ClipState {
  /** Playback is requested; the clip may still be loading. */
  wanted: boolean;
  /** Playback was requested at least once. An earlier failure is not reported. */
  everWanted: boolean;
  /** Frames are advancing. */
  running: boolean;
  /** It has played at least once since it was mounted. */
  begun: boolean;
  /** Enough is loaded to continue. */
  canPlay: boolean;
  /** Final: only a person can retry. */
  failure: FailureCause | null;
  /** Milliseconds until the next automatic retry. */
  retryIn: number | null;
  triesMade: number;
}

export type ClipEvent =
  | { type: 'requested' | 'running' | 'starved' | 'paused' | 'loaded' | 'refused' | 'retried' | 'left' }
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

/** The states of a clip, without an element, so that every order of events can be tested. */
export function clipState(state: ClipState, event: ClipEvent): ClipState {
  switch (event.type) {
    case 'requested':
      // A request after a failure starts over, with all retries.
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
      // Only a requested clip is retried automatically.
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

/** Whether playback is requested but no frame advances: the delay before the spinner is running. */
export function isWaiting(state: ClipState): boolean {
  return state.wanted && !state.running;
}
