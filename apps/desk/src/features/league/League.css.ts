import { style } from '@vanilla-extract/css';
import { canHover, fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { PANE_HEIGHT } from '../../page/panes.css.ts';

export const panes = style({
  '@media': {
    [fromTablet]: { display: 'grid', gridTemplateColumns: '316px minmax(0, 1fr)', height: PANE_HEIGHT },
    [fromDesk]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
  },
});
export const padded = style({
  padding: `${vars.s4} ${vars.gutter}`,
  '@media': { [fromTablet]: { paddingInline: vars.s8 } },
});

export const day = style([
  headType(20, 'head'),
  {
    margin: `${vars.s5} ${vars.gutter} 0`,
    paddingBottom: vars.s2,
    borderBottom: `2px solid ${vars.ink}`,
    '@media': { [fromTablet]: { marginInline: vars.s8 } },
  },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: '2px 12px',
  padding: `14px ${vars.gutter}`,
  selectors: {
    '&[aria-current]': { background: vars.sunk, boxShadow: `inset -4px 0 0 ${vars.signal}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [fromTablet]: { paddingInline: vars.s8 },
    [canHover]: { selectors: { '&:hover': { background: vars.sunk } } },
  },
});
export const item = style({ borderBottom: `${vars.chalk} solid ${vars.line}` });
export const time = style([headType(15, 'strong'), { ...tabular, lineHeight: '24px' }]);
export const team = style([
  headType(17, 'head'),
  { display: 'flex', justifyContent: 'space-between', gap: vars.s3, letterSpacing: 0, overflowWrap: 'anywhere' },
]);
export const lost = style([team, { fontWeight: vars.wText, color: vars.inkQuiet }]);
/** One match. */
export const match = style({
  minWidth: 0,
  paddingBottom: vars.s10,
  '@media': { [fromTablet]: { height: PANE_HEIGHT, overflowY: 'auto' } },
});
/** The score, white on the green of the pitch, with the halfway line between the sides. */
export const board = style([
  onPitch,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '0 24px',
    padding: `14px ${vars.gutter} 12px`,
    overflow: 'hidden',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 'calc(50% - 1px)',
        top: 0,
        bottom: 0,
        borderInlineStart: '2px solid rgb(255 255 255 / 0.4)',
      },
    },
    '@media': { [fromTablet]: { padding: `${vars.s5} ${vars.s6}` } },
  },
]);
export const side = style({ position: 'relative', minWidth: 0 });
export const secondSide = style([side, { textAlign: 'end' }]);
export const sideName = style([
  headType(15, 'head'),
  {
    letterSpacing: 0,
    minHeight: 40,
    overflowWrap: 'anywhere',
    '@media': { [fromDesk]: { fontSize: vars.t20, lineHeight: '24px' } },
  },
]);
export const figure = style([headType(60, 'name'), { ...tabular, display: 'block', lineHeight: '64px' }]);
export const innings = style([headType(15, 'nav'), { ...tabular, minHeight: 20 }]);

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s5,
  padding: `${vars.s4} ${vars.gutter} 0`,
  maxWidth: 680,
  '@media': { [fromTablet]: { paddingInline: vars.s6 } },
});
export const legend = style([headType(17, 'head'), { letterSpacing: 0, overflowWrap: 'anywhere', minHeight: 44 }]);
