/** Sizes, faces and times: the same in every theme. */
export const scale = {
  fontHead: '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif',
  fontText: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',

  // Sizes (t) and their line heights (l), named in pixels but set in rem, to respect the reader's own size.
  t13: '0.8125rem',
  l13: '1.25rem',
  t15: '0.9375rem',
  l15: '1.5rem',
  t17: '1.0625rem',
  l17: '1.5rem',
  t20: '1.25rem',
  l20: '1.5rem',
  t26: '1.625rem',
  l26: '1.75rem',
  t34: '2.125rem',
  l34: '2.25rem',
  t44: '2.75rem',
  l44: '2.75rem',
  t60: '3.75rem',
  l60: '3.5rem',

  wText: '400',
  wNav: '500',
  wStrong: '600',
  wHead: '750',
  wName: '800',
  /** For headings from 20 px. */
  trackHead: '-0.02em',

  // Spacing, on a 4 px grid.
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s8: '32px',
  s10: '40px',
  s12: '48px',
  s16: '64px',
  touch: '44px',
  /** Height of the top bar and the footer bar. */
  bar: '52px',
  gutter: '16px',

  wSide: '232px',
  wSideIcons: '76px',
  wColumn: '600px',
  wRail: '300px',
  wStage: '660px',

  rInput: '4px',
  rCard: '12px',
  rFull: '999px',
  /** Foot of the arch; its top is half the width. */
  rArchFoot: '8px',

  hair: '1px solid var(--line)',
  edge: '1px solid var(--line-strong)',
  /** Thickness of pitch lines and arcs. */
  chalk: '2px',

  fast: '120ms',
  calm: '200ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  alertLife: '5s',
} as const;
