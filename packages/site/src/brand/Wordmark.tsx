/** The wordmark; its ball takes the site's accent. */
export function Wordmark({ className, width }: { className?: string; width?: number }) {
  return (
    <svg
      className={className}
      viewBox="3 -6 394 88"
      width={width}
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
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
