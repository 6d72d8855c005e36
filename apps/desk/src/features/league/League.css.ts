import { style } from '@vanilla-extract/css';
import { canHover, fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** Below the top bar. */
const HEIGHT = 'calc(100dvh - 66px)';

export const panes = style({
  '@media': {
    [fromTablet]: { display: 'grid', gridTemplateColumns: '316px minmax(0, 1fr)', height: HEIGHT },
    [fromDesk]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
  },
});
export const list = style({
  '@media': {
    [fromTablet]: { height: HEIGHT, overflowY: 'auto', borderInlineEnd: `${vars.chalk} solid ${vars.line}` },
  },
});
/** On a phone, hides the list while a match is open. */
export const behind = style({ '@media': { 'screen and (max-width: 759px)': { display: 'none' } } });
export const padded = style({
  padding: `${vars.s4} ${vars.gutter}`,
  '@media': { [fromTablet]: { paddingInline: vars.s8 } },
});
export const choice = style({
  padding: `0 ${vars.gutter} ${vars.s4}`,
  '@media': { [fromTablet]: { paddingInline: vars.s8 } },
});
export const nothingOpen = style({
  display: 'none',
  '@media': { [fromTablet]: { display: 'grid', placeContent: 'center', padding: vars.s8, color: vars.inkQuiet } },
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
export const rowText = style({ minWidth: 0 });
export const team = style([
  headType(17, 'head'),
  { display: 'flex', justifyContent: 'space-between', gap: vars.s3, letterSpacing: 0, overflowWrap: 'anywhere' },
]);
export const lost = style([team, { fontWeight: vars.wText, color: vars.inkQuiet }]);
export const score = style({ ...tabular, flex: 'none' });
export const under = style([textType(13), { display: 'block', color: vars.inkQuiet, overflowWrap: 'anywhere' }]);
export const state = style([headType(13), { color: vars.ink }]);

/** One match. */
export const match = style({
  minWidth: 0,
  paddingBottom: vars.s10,
  '@media': { [fromTablet]: { height: HEIGHT, overflowY: 'auto' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  minHeight: vars.bar,
  padding: `${vars.s1} ${vars.s2}`,
  '@media': { [fromTablet]: { padding: `${vars.s3} ${vars.s4} ${vars.s3} ${vars.s6}` } },
});
export const back = style({ '@media': { [fromTablet]: { display: 'none' } } });
export const backLink = style({ width: 44, height: 44, display: 'grid', placeItems: 'center' });
export const headText = style({ flex: 1, minWidth: 0 });
export const name = style([headType(17, 'head'), { letterSpacing: 0, selectors: { '&:focus': { outline: 'none' } } }]);
export const where = style([textType(13), oneLine, { color: vars.inkQuiet }]);

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
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${vars.s3} ${vars.s4}`,
});
export const sideFields = style({ display: 'grid', gap: vars.s3, alignContent: 'start', minWidth: 0 });
export const legend = style([headType(17, 'head'), { letterSpacing: 0, overflowWrap: 'anywhere', minHeight: 44 }]);
export const readBack = style([headType(20, 'head'), { overflowWrap: 'anywhere' }]);
export const tables = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 });
export const tableName = style([headType(15, 'strong'), { paddingBottom: vars.s1 }]);
