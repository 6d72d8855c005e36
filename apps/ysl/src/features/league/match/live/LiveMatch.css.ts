import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { clampedTo, headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

const CHALK = '3px solid rgb(255 255 255 / 0.38)';
const CIRCLE = '132px';
const CIRCLE_WIDE = '216px';

/** Every part has a fixed size, so that nothing moves while the score changes. */
export const board = style([onPitch, { ...tabular, borderRadius: vars.rCard, overflow: 'hidden' }]);
export const top = style({
  ...headType(13, 'nav'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.s3,
  minHeight: '20px',
  padding: `${vars.s3} ${vars.s4} 0`,
});
export const ball = style({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  marginInlineEnd: vars.s2,
  borderRadius: '50%',
  background: vars.onPitch,
});
export const pitch = style({
  '@media': {
    [fromTablet]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${CIRCLE_WIDE} minmax(0, 1fr)`,
      alignItems: 'center',
    },
  },
});
export const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.s3,
  padding: `${vars.s2} ${vars.s4}`,
  '@media': {
    [fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.s1,
      padding: `${vars.s6} ${vars.s5}`,
      selectors: { '&:first-child': { textAlign: 'end' } },
    },
  },
});
export const team = style({
  ...headType(20, 'head'),
  // On a narrow phone a long word in a name fits next to the score.
  fontSize: 'clamp(1rem, 4.7vw, 1.25rem)',
  display: 'grid',
  alignContent: 'center',
  minHeight: '52px',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [fromTablet]: { fontSize: vars.t26, lineHeight: vars.l26, minHeight: '34px' } },
});
export const score = style({
  ...headType(60, 'name'),
  fontSize: 'clamp(2.75rem, 13vw, 3.75rem)',
  minWidth: '3em',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  selectors: { '&[data-rests]': { fontWeight: vars.wStrong } },
  '@media': { [fromTablet]: { textAlign: 'inherit' } },
});
export const detail = style({
  ...textType(15),
  gridColumn: '1 / -1',
  minHeight: '44px',
  '@media': { [fromTablet]: { minHeight: '48px' } },
});
export const middle = style({
  display: 'grid',
  gridTemplateColumns: `1fr ${CIRCLE} 1fr`,
  // Also while the rest of the page is still being parsed.
  gridTemplateRows: CIRCLE,
  alignItems: 'center',
  '::before': { content: '""', borderTop: CHALK },
  '::after': { content: '""', borderTop: CHALK, gridColumn: 3 },
  '@media': {
    [fromTablet]: {
      gridTemplateColumns: CIRCLE_WIDE,
      gridTemplateRows: `1fr ${CIRCLE_WIDE} 1fr`,
      alignSelf: 'stretch',
      justifyItems: 'center',
      minHeight: '288px',
      '::before': { borderTop: 0, borderInlineStart: CHALK, height: '100%' },
      '::after': { borderTop: 0, borderInlineStart: CHALK, height: '100%', gridArea: '3 / 1' },
    },
  },
});
export const circle = style({
  ...headType(13, 'nav'),
  height: CIRCLE,
  borderRadius: '50%',
  border: CHALK,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  '@media': { [fromTablet]: { width: CIRCLE_WIDE, height: CIRCLE_WIDE, fontSize: vars.t17 } },
});
export const figure = style({
  ...headType(44, 'name'),
  '@media': { [fromTablet]: { fontSize: vars.t60, lineHeight: vars.l60 } },
});

export const status = style({ ...textType(13), minHeight: '20px', paddingTop: vars.s2, color: vars.inkQuiet });
export const heading = style({
  ...headType(20, 'head'),
  padding: `${vars.s4} 0 ${vars.s2}`,
  borderBottom: `${vars.chalk} solid ${vars.ink}`,
});
export const needs = style({ ...tabular, minHeight: '210px' });
export const need = style({
  ...textType(15),
  minHeight: '76px',
  paddingBlock: vars.s3,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const needTeam = style(headType(17, 'head'));
export const feed = style({
  height: '26rem',
  overflowY: 'auto',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  ':focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
});
export const line = style({
  ...textType(15),
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '40px 54px minmax(0, 1fr)',
  gap: vars.s2,
  alignItems: 'center',
  height: '56px',
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&[data-over]': { background: vars.sunk, fontWeight: vars.wStrong } },
});
export const lineText = style(clampedTo(2));
export const at = style({ ...headType(13, 'nav'), color: vars.inkQuiet });
export const mark = style({
  ...headType(15, 'head'),
  minWidth: '34px',
  height: '34px',
  padding: '0 6px',
  display: 'inline-grid',
  placeItems: 'center',
  justifySelf: 'start',
  borderRadius: vars.rFull,
  border: `1.5px solid ${vars.lineStrong}`,
  selectors: {
    '&[data-look="bd"]': { background: vars.signal, color: vars.onSignal, borderColor: 'transparent' },
    '&[data-look="wk"]': {
      background: vars.ink,
      color: vars.inkInverse,
      borderColor: 'transparent',
      borderRadius: vars.s2,
    },
    '&[data-look="ex"]': { borderStyle: 'dashed' },
  },
});
export const earlier = style({ ...textType(13), color: vars.inkQuiet, paddingBlock: vars.s3 });
