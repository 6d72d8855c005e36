export interface IconProps {
  /** Edge in pixels; 24 by default. */
  size?: 14 | 16 | 18 | 20 | 24 | 28 | 34 | 48;
  /** Fills the shape as well: a given like, the play triangle. */
  filled?: boolean;
}

/**
 * One stroke drawing on the 24 px grid. `data-icon` keeps it from being squeezed by a long label. Always hidden from the accessible tree:
 * the text next to it speaks.
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

/** A brand's mark, drawn by us as one filled shape on the same grid. */
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
