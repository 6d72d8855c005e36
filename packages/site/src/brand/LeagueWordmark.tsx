/** The letters of the league, drawn with the strokes of the pitch. */
export function LeagueWordmark({ height }: { height: 18 | 22 | 28 }) {
  return (
    <svg
      viewBox="3 -9 186 90"
      height={height}
      width={(height * 186) / 90}
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M10-8.5V12a24 24 0 0 0 48 0V-8.5M34 36V80.5M122 17a19 19 0 1 0-19 19a19 19 0 1 1-19 19M148-8.5V74H186"
        fill="none"
        stroke="currentColor"
        strokeWidth="13"
      />
    </svg>
  );
}
