import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight } from '@maidan/ui/theme/foot-height.css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { PANE_HEIGHT, row as paneRow, withThird } from '../../page/panes.css.ts';

export const panes = style({
  '@media': {
    [fromTablet]: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', height: PANE_HEIGHT },
    [withThird]: { gridTemplateColumns: '348px minmax(0, 1fr)' },
  },
});

export const row = style([paneRow, { gridTemplateColumns: '52px minmax(0, 1fr)', gap: '0 14px', minHeight: 96 }]);
export const tile = style([
  headType(20, 'head'),
  {
    ...tabular,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    height: 52,
    lineHeight: '22px',
    borderRadius: vars.rInput,
    background: vars.ink,
    color: vars.inkInverse,
  },
]);
export const tileUnit = style([headType(13), { lineHeight: '14px' }]);

/** A case with a checkbox. */
export const choosable = style({
  display: 'grid',
  gridTemplateColumns: `${vars.touch} minmax(0, 1fr)`,
  alignItems: 'center',
  paddingInlineStart: vars.s2,
});

/** Above the bottom bar on a phone, at the foot of the list on a wide screen. */
export const chosen = style({
  position: 'sticky',
  bottom: `calc(${vars.bar} + env(safe-area-inset-bottom))`,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: vars.s2,
  padding: `${vars.s2} ${vars.gutter}`,
  background: vars.ground,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { bottom: 0 } },
});
/** The open case: one column on a phone; from tablet width, the decision stays at its foot. */
export const opened = style({
  minWidth: 0,
  '@media': {
    [fromTablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      height: PANE_HEIGHT,
    },
  },
});
export const body = style({
  '@media': {
    [fromTablet]: { overflowY: 'auto' },
    [withThird]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 356px', overflow: 'hidden' },
  },
});
const pane = {
  display: 'grid',
  gap: vars.s5,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.s4} ${vars.gutter} ${vars.s5}`,
  overflowWrap: 'anywhere',
} as const;
export const evidence = style({
  ...pane,
  '@media': { [fromTablet]: { padding: `${vars.s5} ${vars.s6}` }, [withThird]: { overflowY: 'auto' } },
});
export const decision = style({
  ...pane,
  paddingTop: 0,
  '@media': {
    [fromTablet]: { padding: `0 ${vars.s6} ${vars.s5}` },
    [withThird]: {
      padding: `${vars.s5} ${vars.s6}`,
      overflowY: 'auto',
      borderInlineStart: `${vars.chalk} solid ${vars.line}`,
    },
  },
});

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.touch,
  paddingBottom: vars.s3,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const placePicture = style({ width: 44, height: 55, objectFit: 'cover', borderRadius: 6 });
export const said = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '10px 0',
  minWidth: 0,
});
export const reported = style([
  said,
  {
    marginInline: -12,
    padding: '12px 12px 12px 8px',
    borderInlineStart: `4px solid ${vars.kumkum}`,
    background: vars.kumkumWash,
    borderRadius: `0 ${vars.rInput} ${vars.rInput} 0`,
  },
]);
export const sayer = style([headType(13), { display: 'flex', flexWrap: 'wrap', gap: '0 6px', alignItems: 'baseline' }]);
/** In place of details not needed for a decision. */
export const cover = style([
  headType(13),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 24,
    padding: '0 8px',
    borderRadius: vars.rInput,
    background: vars.ink,
    color: vars.inkInverse,
    whiteSpace: 'nowrap',
  },
]);

export const fact = style([
  textType(15),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '10px',
    padding: `${vars.s2} 0`,
    borderBottom: `1px solid ${vars.line}`,
  },
]);
/** A preview of the notice to the person. */
export const preview = style([
  textType(15),
  {
    display: 'grid',
    gap: vars.s1,
    padding: '12px 14px',
    border: `1.5px solid ${vars.ink}`,
    borderRadius: vars.rCard,
    background: vars.raised,
  },
]);
export const bar = style({
  position: 'sticky',
  bottom: `calc(${vars.bar} + env(safe-area-inset-bottom))`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s2,
  padding: `10px ${vars.gutter}`,
  background: vars.ground,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { position: 'static', paddingInline: vars.s6 } },
});
/** On a phone the buttons share the width. */
globalStyle(`${bar} > [data-key]`, {
  display: 'grid',
  flex: '1 1 auto',
  '@media': { [fromTablet]: { flex: 'none' } },
});
export const barNote = style([
  textType(13),
  { marginInlineEnd: 'auto', color: vars.inkQuiet, '@media': { 'screen and (max-width: 759px)': { display: 'none' } } },
]);

globalStyle(`:root:has(:is(${bar}, ${chosen}))`, { vars: { [footHeight]: '64px' } });
