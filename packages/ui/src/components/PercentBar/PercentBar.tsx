import { CheckIcon } from '../../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PercentBar.css.ts';

interface PercentBarProps {
  label: string;
  /** 0 to 100; anything else is clamped. Shown without decimals. */
  percent: number;
  /** Marks the reader's own choice with the signal colour and a check, and labels it ("Your vote"). */
  chosenAs?: string | undefined;
}

/** One part of a whole, with its text over its bar. */
export function PercentBar({ label, percent, chosenAs }: PercentBarProps) {
  const share = Math.round(Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)));
  return (
    <div className={chosenAs === undefined ? css.row : css.chosenRow}>
      {/* A drawing, because the page's policy forbids style attributes in the server's document. */}
      <svg className={css.track} aria-hidden="true">
        <rect className={chosenAs === undefined ? css.fill : css.chosenFill} width={`${share}%`} height="100%" rx="8" />
      </svg>
      <span className={css.label}>
        {label}
        {chosenAs !== undefined && (
          <>
            <CheckIcon size={20} />
            <VisuallyHidden>{chosenAs}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={css.figure}>{share}%</span>
    </div>
  );
}
