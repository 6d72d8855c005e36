export interface IconProps {
  /** Edge in pixels; 24 by default. */
  size?: 14 | 16 | 18 | 20 | 24 | 28 | 34 | 48;
  /** Fills the shape as well: an active like, the play triangle. */
  filled?: boolean;
}

/**
 * One stroke drawing on the 24 px grid. `data-icon` prevents a long label from squeezing it. Always hidden from the accessibility tree,
 * because the text next to it has the same meaning.
 */
export function Icon({ d, size = 24, filled = false }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-icon=""
    >
      <path d={d} />
    </svg>
  );
}

/** A brand mark, drawn by us as one filled shape on the same grid. */
export function BrandIcon({ d, size = 24 }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
      data-icon=""
    >
      <path d={d} />
    </svg>
  );
}
