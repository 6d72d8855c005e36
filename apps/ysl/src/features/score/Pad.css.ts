import { style, styleVariants } from '@vanilla-extract/css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** Larger than elsewhere: scorers tap outdoors, in a hurry, with one thumb. */
export const KEY = '56px';

export const pad = style({
  marginTop: 'auto',
  // Content that appears above never moves a key. On a shorter screen the score would have no room.
  '@media': { '(min-height: 560px)': { position: 'sticky', bottom: 0 } },
  background: vars.sunk,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  padding: '10px 10px calc(10px + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: vars.s2,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
});
const keyBase = style({
  ...headType(15),
  lineHeight: '1.125rem',
  minHeight: '60px',
  borderRadius: vars.rCard,
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.raised,
  color: vars.ink,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  padding: `${vars.s1} ${vars.s1}`,
  overflowWrap: 'anywhere',
  ':active': { transform: 'scale(0.97)' },
  ':disabled': { color: vars.inkQuiet, borderStyle: 'dashed' },
});
const figureKey = { ...headType(44, 'name'), lineHeight: vars.l44, minHeight: '84px' };
export const key = styleVariants({
  plain: [keyBase],
  runs: [keyBase, figureKey],
  boundary: [keyBase, figureKey, { background: vars.turfWash, color: vars.turf }],
  wicket: [
    keyBase,
    { gridRow: 'span 2', background: vars.ink, color: vars.inkInverse, borderColor: 'transparent', fontSize: vars.t17 },
  ],
  goal: [
    keyBase,
    {
      gridColumn: 'span 2',
      minHeight: '100px',
      background: vars.ink,
      color: vars.inkInverse,
      fontSize: vars.t26,
      gap: vars.s2,
    },
  ],
  half: [keyBase, { gridColumn: 'span 2' }],
  undo: [
    keyBase,
    {
      gridColumn: 'span 3',
      justifyContent: 'start',
      justifyItems: 'start',
      textAlign: 'start',
      paddingInline: '14px',
      background: 'none',
    },
  ],
  undoRow: [keyBase, { background: 'none' }],
  undoHalf: [keyBase, { gridColumn: 'span 2', background: 'none', justifyItems: 'start', textAlign: 'start' }],
  more: [keyBase, { background: 'none' }],
});
export const keyNote = style({
  ...textType(13),
  fontWeight: 400,
  letterSpacing: 0,
  color: 'inherit',
  lineHeight: '1rem',
});
export const padNames = style({
  ...headType(13),
  gridColumn: 'span 2',
  textAlign: 'center',
  color: vars.inkQuiet,
  overflowWrap: 'anywhere',
});

export const options = style({ display: 'grid', gap: vars.s2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const optionsTwo = style({ display: 'grid', gap: vars.s2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const option = style({
  ...headType(15),
  ...tabular,
  position: 'relative',
  minHeight: KEY,
  borderRadius: vars.rCard,
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.raised,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  // Keeps the longest word, 'Obstructed', on one line at 360 pixels.
  padding: '0 2px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(:checked)': { background: vars.ink, color: vars.inkInverse, borderColor: 'transparent' },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: vars.inkQuiet, borderStyle: 'dashed' },
  },
});
export const legend = style({ ...headType(13), color: vars.inkQuiet, padding: `0 0 6px` });
