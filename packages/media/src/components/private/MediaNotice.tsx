import { t } from '@maidan/i18n/text';
import { NextIcon, RetryIcon } from '@maidan/ui/icons';
import type { ClipState } from '../../playback/clip-state.ts';
import { clipFailure } from '../../playback/retry-schedule.ts';
import type { Wait } from '../../playback/use-waiting.ts';
import * as css from './media-notice.css.ts';
import { pill } from './over-media.css.ts';
import { StallRing } from './StallRing.tsx';

interface MediaNoticeProps {
  state: ClipState;
  wait: Wait;
  onRetry: () => void;
  /** Skips to the next clip; absent if there is none. */
  onSkip?: (() => void) | undefined;
}

/** Covers a clip that does not play: a spinner, after eight seconds with a text; after a failure, a text and Retry. */
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
      <output className={css.text}>
        {state.failure !== null && <span>{clipFailure(state.failure)}</span>}
        {state.failure === null && (
          <>
            <StallRing />
            <span>{t('ui.slowNetwork')}</span>
            <span className={css.small}>{t('ui.stillTrying')}</span>
          </>
        )}
      </output>
      <div className={css.ways}>
        {state.failure !== null && (
          <button type="button" className={pill} onClick={onRetry}>
            <RetryIcon size={20} />
            {t('ui.retryClip')}
          </button>
        )}
        {onSkip && (
          <button type="button" className={pill} onClick={onSkip}>
            <NextIcon size={20} />
            {t('ui.skipClip')}
          </button>
        )}
      </div>
    </div>
  );
}
