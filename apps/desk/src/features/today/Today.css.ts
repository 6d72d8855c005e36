import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const sheet = style({
  display: 'grid',
  gap: vars.s8,
  padding: `${vars.s5} ${vars.gutter} ${vars.s10}`,
  '@media': {
    [fromTablet]: { paddingInline: vars.s8 },
    [fromDesk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** The next match: the one green block of the page, with the halfway line behind its clock. */
export const next = style([
  onPitch,
  {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 108px',
    gap: `2px ${vars.s3}`,
    alignItems: 'center',
    padding: `14px ${vars.gutter} ${vars.s4}`,
    '@media': {
      [fromTablet]: { marginInline: vars.s8, borderRadius: vars.rCard, padding: `${vars.s5} ${vars.s6}` },
      // For a word wider than the space next to the clock.
      'screen and (max-width: 339px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        // Through the middle of the clock.
        insetInlineEnd: `calc(${vars.gutter} + 53px)`,
        top: 0,
        bottom: 0,
        borderInlineStart: '2px solid rgb(255 255 255 / 0.4)',
        '@media': { [fromTablet]: { insetInlineEnd: `calc(${vars.s6} + 53px)` } },
      },
    },
  },
]);
export const nextName = style([
  headType(20, 'name'),
  { overflowWrap: 'anywhere', '@media': { [fromTablet]: { fontSize: vars.t26, lineHeight: vars.l26 } } },
]);
export const nextText = style({ position: 'relative', minWidth: 0 });
export const nextClock = style([
  headType(15, 'nav'),
  {
    position: 'relative',
    width: 108,
    height: 108,
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    border: '2px solid rgb(255 255 255 / 0.55)',
    borderRadius: '50%',
    background: vars.pitch,
    lineHeight: vars.l13,
  },
]);
export const nextFigure = style([headType(44, 'name'), { ...tabular, display: 'block', letterSpacing: '-0.03em' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  minHeight: 72,
  padding: '12px 0',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
globalStyle(`a${row}:hover`, { '@media': { [canHover]: { background: vars.sunk } } });

/** A number on ink, like the score of a match. */
export const tile = style([
  headType(26, 'name'),
  {
    ...tabular,
    minWidth: 52,
    height: 48,
    padding: '0 6px',
    lineHeight: '48px',
    letterSpacing: '-0.03em',
    textAlign: 'center',
    borderRadius: vars.rInput,
    background: vars.ink,
    color: vars.inkInverse,
  },
]);
export const wideTile = style({ fontSize: vars.t17 });
export const wait = style({ whiteSpace: 'nowrap' });
export const tooLong = style([wait, { color: vars.kumkum, fontWeight: 600 }]);
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s1} ${vars.s3}`,
  padding: '8px 0 8px 66px',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
/** Underlined if it is a link. */
export const itemText = style([
  textType(15),
  {
    flex: '1 1 160px',
    minWidth: 0,
    lineHeight: vars.l13,
    overflowWrap: 'anywhere',
    selectors: { 'a&': { textDecoration: 'underline' } },
  },
]);
