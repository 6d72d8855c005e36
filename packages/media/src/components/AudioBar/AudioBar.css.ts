import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 44px',
  gap: vars.s3,
  alignItems: 'center',
  padding: `${vars.s2} ${vars.s3} ${vars.s2} ${vars.s2}`,
  border: vars.hair,
  borderRadius: vars.rCard,
  background: vars.raised,
  color: vars.ink,
});

/** Title and description are on one line, above the waveform. */
export const compact = style([
  bar,
  { gridTemplateColumns: '44px minmax(0, 1fr) 44px', padding: 0, overflow: 'hidden' },
]);

export const cover = style({
  width: 56,
  height: 56,
  borderRadius: 8,
  objectFit: 'cover',
  background: vars.sunk,
  selectors: { [`${compact} &`]: { width: 44, height: 44, borderRadius: 0 } },
});
/** Without a cover: the note on a sunken background. */
export const blank = style([cover, { display: 'grid', placeItems: 'center', color: vars.inkQuiet }]);

/** As high as the cover, so that it does not move while the rest of the document arrives. */
export const full = style({ alignSelf: 'start' });

export const text = style({
  selectors: { [`${compact} &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.s2 } },
});

export const title = style([
  headType(15),
  oneLine,
  { lineHeight: vars.l13, selectors: { [`${compact} &`]: { maxWidth: '100%' } } },
]);
export const description = style([
  textType(13),
  oneLine,
  { lineHeight: 1.25, color: vars.inkQuiet, selectors: { [`${compact} &`]: { flex: '1 1 0' } } },
]);
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  marginTop: vars.s1,
  selectors: { [`${compact} &`]: { flex: '1 0 100%', marginTop: 0 } },
});
export const time = style([headType(13, 'nav'), tabular, { flex: 'none', lineHeight: 1.25, color: vars.inkQuiet }]);

export const seek = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: 16,
  borderRadius: vars.rInput,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 } },
});
/** The invisible slider covers the waveform, and is taller for touch. */
export const range = style({
  position: 'absolute',
  insetInline: 0,
  top: -4,
  width: '100%',
  height: 24,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const wave = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', color: vars.lineStrong });
export const played = style([
  wave,
  { color: vars.ink, clipPath: 'inset(0 calc((1 - var(--played, 0)) * 100%) 0 0)', pointerEvents: 'none' },
]);

export const problem = style([textType(13), { gridColumn: '1 / -1', color: vars.kumkum }]);

/** The browser's own player, only without JavaScript. */
export const own = style({
  display: 'none',
  gridColumn: '1 / -1',
  width: '100%',
  '@media': { '(scripting: none)': { display: 'block' } },
});
export const withScript = style({ '@media': { '(scripting: none)': { visibility: 'hidden' } } });
