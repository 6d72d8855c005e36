import { NextIcon, RetryIcon } from '@maidan/ui/icons';
import type { ClipState } from '../../playback/clip-state.ts';
import { failureWords } from '../../playback/retry-schedule.ts';
import type { Wait } from '../../playback/use-waiting.ts';
import * as css from './media-notice.css.ts';
import { pill } from './over-media.css.ts';
import { StallRing } from './StallRing.tsx';

interface MediaNoticeProps {
  state: ClipState;
  wait: Wait;
  onRetry: () => void;
  /** Leads on to the next clip, where there is one. */
  onSkip?: (() => void) | undefined;
}

/** What lies over a clip that does not play: a spinner, words after eight seconds, words and Retry after a failure. */
export function MediaNotice({ state, wait, onRetry, onSkip }: MediaNoticeProps) {
  if (state.failure === null && wait === 'none') return null;
  if (state.failure === null && wait === 'short') {
    return (
      <div className={css.spinner}>
        <StallRing />
      </div>
    );
  }
  return (
    <div className={css.notice}>
      <output className={css.words}>
        {state.failure !== null && <span>{failureWords[state.failure]}</span>}
        {state.failure === null && (
          <>
            <StallRing />
            <span>The network is slow here</span>
            <span className={css.small}>Still trying. Your place is kept.</span>
          </>
        )}
      </output>
      <div className={css.ways}>
        {state.failure !== null && (
          <button type="button" className={pill} onClick={onRetry}>
            <RetryIcon size={20} />
            Retry
          </button>
        )}
        {onSkip && (
          <button type="button" className={pill} onClick={onSkip}>
            <NextIcon size={20} />
            Skip
          </button>
        )}
      </div>
    </div>
  );
}
