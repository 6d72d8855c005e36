import { brand } from '@maidan/brand/brand';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './TopBar.css.ts';

/** The wordmark, a touchline, Desk. */
export function DeskMark() {
  return (
    <>
      <svg className={css.word} viewBox="3 -6 394 88" overflow="visible" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="13">
          <path d="M10 80.5V44a18 18 0 0 1 36 0V80.5M46 44a18 18 0 0 1 36 0V80.5M154 19.5V80.5M182 24V80.5M254-5V80.5M326 19.5V80.5M354 80.5V44a18 18 0 0 1 36 0V80.5" />
          <circle cx="130" cy="50" r="24" />
          <circle cx="230" cy="50" r="24" />
          <circle cx="302" cy="50" r="24" />
        </g>
        <circle cx="182" cy="5" r="10" fill="var(--ball)" />
      </svg>
      <b className={css.name}>
        <VisuallyHidden>{brand.name} </VisuallyHidden>Desk
      </b>
    </>
  );
}
