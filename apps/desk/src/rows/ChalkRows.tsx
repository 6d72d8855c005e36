import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './ChalkRows.css.ts';

interface ChalkRowsProps {
  /** Announced once to screen readers: "Loading conversations". */
  label: string;
  count?: number;
}

/** Placeholder rows at their final size while a list loads. */
export function ChalkRows({ label, count = 4 }: ChalkRowsProps) {
  return (
    <div className={css.rows} aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.row} aria-hidden="true">
          <span className={css.mark} />
          <span className={css.lines}>
            <span className={css.line} />
            <span className={css.shortLine} />
          </span>
        </div>
      ))}
    </div>
  );
}
