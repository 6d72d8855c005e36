/** On the 24 px grid of the kit's icons. */
export function PictureInPictureIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 5h18v14H3z" />
      <path d="M12 12h6v4h-6z" fill="currentColor" />
    </svg>
  );
}
