import { formatWaitClock } from '../../login/wait-text.ts';
import * as css from './LoginForm.css.ts';

interface WaitClockProps {
  readonly label: string;
  /** The remaining and the total time, in milliseconds. */
  readonly wait: number;
  readonly whole: number;
}

/** A countdown. Screen readers announce its start and its end, not each second. */
export function WaitClock({ label, wait, whole }: WaitClockProps) {
  const left = Math.min(100, Math.ceil((wait / Math.max(whole, 1)) * 100));
  return (
    <span className={css.clock} role="timer" aria-live="off" tabIndex={-1}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" strokeWidth="3" aria-hidden="true">
        <circle className={css.ring} cx="12" cy="12" r="9" />
        <circle
          className={css.ringLeft}
          cx="12"
          cy="12"
          r="9"
          pathLength="100"
          strokeDasharray={`${left} 100`}
          transform="rotate(-90 12 12)"
        />
      </svg>
      {label} {formatWaitClock(wait)}
    </span>
  );
}
