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
