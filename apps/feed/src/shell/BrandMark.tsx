/** The wordmark; its ball takes the site's accent. */
export function BrandWordmark() {
  return (
    <svg viewBox="3 -6 394 88" width="98.5" overflow="visible" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="13">
        <path d="M10 80.5V44a18 18 0 0 1 36 0V80.5M46 44a18 18 0 0 1 36 0V80.5M154 19.5V80.5M182 24V80.5M254-5V80.5M326 19.5V80.5M354 80.5V44a18 18 0 0 1 36 0V80.5" />
        <circle cx="130" cy="50" r="24" />
        <circle cx="230" cy="50" r="24" />
        <circle cx="302" cy="50" r="24" />
      </g>
      <circle cx="182" cy="5" r="10" fill="var(--ball)" />
    </svg>
  );
}

/** The mark for narrow places: two arches on marigold. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" height="28" width="28" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#ffb000" />
      <path
        d="M7 26V13.5a4.5 4.5 0 0 1 9 0V26M16 13.5a4.5 4.5 0 0 1 9 0V26"
        fill="none"
        stroke="#14180f"
        strokeWidth="4"
      />
    </svg>
  );
}
