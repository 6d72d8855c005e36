import { Ring } from '../private/Ring.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

interface SpinnerProps {
  /** The reason for the wait, announced: "Sending your message". */
  label: string;
  /** 20 next to text, 32 alone, 48 over a video. */
  size?: 20 | 32 | 48;
  tone?: keyof typeof css.tones;
}

/** For a wait without a known shape of the result. If the shape is known, use Skeleton. */
export function Spinner({ label, size = 32, tone = 'ink' }: SpinnerProps) {
  return (
    <output className={css.tones[tone]}>
      <Ring size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
