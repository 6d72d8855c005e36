import * as css from './ring.css.ts';

/** A turning ring in the colour of the surrounding text. Visual only: the caller announces the loading content. */
export function Ring({ size }: { size: 20 | 32 | 48 }) {
  return (
    <svg
      className={css.ring}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      data-icon=""
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
