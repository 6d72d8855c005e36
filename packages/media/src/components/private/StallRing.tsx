import * as css from './media-notice.css.ts';

/** The ring over a loading clip. Not announced: a slide is announced once, however slow the network is. */
export function StallRing() {
  return (
    <svg className={css.ring} viewBox="0 0 76 76" width={76} height={76} fill="none" strokeWidth={4} aria-hidden="true">
      <circle cx="38" cy="38" r="34" stroke="#fff" opacity={0.3} />
      <circle cx="38" cy="38" r="4" fill="#fff" />
      <path d="M38 4a34 34 0 0 1 34 34" stroke="#ffb000" strokeWidth={6} strokeLinecap="round" />
    </svg>
  );
}
