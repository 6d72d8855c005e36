import { onPitch } from '@maidan/ui/theme/pitch.css';
import { oneLine, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** Sizes scale with the screen: one unit is 1/1920 of its width, bounded by its height. */
const unit = createVar();
const u = (count: number) => `calc(${count} * ${unit})`;
const UPRIGHT = '(max-aspect-ratio: 1/1)';
const CHALK = 'rgb(255 255 255 / 0.38)';
const line = `${u(4)} solid ${vars.line}`;

const letters = (size: number, weight: string) => ({
  fontFamily: vars.fontHead,
  fontSize: u(size),
  fontWeight: weight,
  lineHeight: 1.15,
});

export const wall = style([
  tabular,
  {
    vars: { [unit]: 'min(100vw / 1920, 100dvh / 1080)' },
    height: '100dvh',
    overflow: 'hidden',
    display: 'grid',
    gridTemplate: `${u(104)} minmax(0, 1fr) ${u(196)} / minmax(0, 1fr) ${u(620)}`,
    background: vars.ground,
    color: vars.ink,
    ...letters(30, vars.wNav),
    '@media': {
      [UPRIGHT]: {
        vars: { [unit]: 'calc(100vw / 1080)' },
        height: 'auto',
        minHeight: '100dvh',
        overflow: 'visible',
        display: 'block',
      },
    },
  },
]);

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: u(32),
  padding: `${u(16)} ${u(56)}`,
  borderBottom: line,
});
globalStyle(`${head} svg`, { height: u(44), width: 'auto' });
export const name = style({ ...letters(38, vars.wHead), flex: 1, minWidth: 0, ...oneLine });
export const quiet = style({ fontWeight: vars.wNav, color: vars.inkQuiet });
export const clock = style({ ...letters(48, vars.wName), letterSpacing: vars.trackHead, whiteSpace: 'nowrap' });

export const board = style([
  onPitch,
  {
    minWidth: 0,
    overflow: 'hidden',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    padding: `${u(32)} ${u(56)}`,
    '@media': { [UPRIGHT]: { minHeight: u(760) } },
  },
]);
export const boardHead = style({ display: 'flex', justifyContent: 'space-between', gap: u(24) });
export const ball = style({
  display: 'inline-block',
  width: u(20),
  height: u(20),
  marginInline: u(12),
  borderRadius: '50%',
  background: 'currentColor',
  color: vars.turf,
  selectors: { [`${boardHead} &`]: { color: 'inherit', marginInlineStart: 0 } },
});
export const pitch = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${u(348)} minmax(0, 1fr)`,
  gap: u(28),
  alignItems: 'center',
});
export const half = style({
  display: 'grid',
  gap: u(10),
  minWidth: 0,
  selectors: { '&:first-child': { textAlign: 'end' } },
});
export const team = style({
  ...letters(46, vars.wHead),
  minHeight: '2.3em',
  display: 'grid',
  alignItems: 'end',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [UPRIGHT]: { fontSize: u(34) } },
  selectors: { '[data-rests] &': { fontWeight: vars.wNav } },
});
export const score = style({
  ...letters(150, vars.wName),
  lineHeight: 0.95,
  letterSpacing: '-0.05em',
  whiteSpace: 'nowrap',
  selectors: { '[data-rests] &': { fontWeight: vars.wStrong } },
});
export const detail = style({ ...letters(34, vars.wNav), minHeight: '2.3em' });
export const middle = style({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateRows: `1fr ${u(348)} 1fr`,
  justifyItems: 'center',
  '::before': { content: '""', borderInlineStart: `${u(6)} solid ${CHALK}`, height: '100%' },
  '::after': { content: '""', borderInlineStart: `${u(6)} solid ${CHALK}`, height: '100%' },
});
export const circle = style({
  ...letters(34, vars.wNav),
  width: u(348),
  height: u(348),
  padding: u(24),
  border: `${u(6)} solid ${CHALK}`,
  borderRadius: '50%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
});
export const figure = style({ ...letters(140, vars.wName), lineHeight: 0.9, letterSpacing: '-0.05em' });

export const still = style({
  gridRow: '1 / -1',
  display: 'grid',
  placeContent: 'center',
  gap: u(24),
  textAlign: 'center',
});
export const stillNote = style(letters(38, vars.wNav));
export const stillTeams = style({ ...letters(92, vars.wName), letterSpacing: vars.trackHead, textWrap: 'balance' });

export const side = style({
  minWidth: 0,
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'start',
  gap: u(26),
  padding: `${u(28)} ${u(48)} 0`,
  borderInlineStart: line,
  '@media': { [UPRIGHT]: { borderInlineStart: 0 } },
});
export const sideHead = style({
  ...letters(34, vars.wHead),
  paddingBottom: u(10),
  borderBottom: `${u(4)} solid ${vars.ink}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${u(44)} minmax(0, 1fr) auto ${u(64)}`,
  alignItems: 'center',
  gap: u(12),
  minHeight: u(80),
  borderBottom: `${u(3)} solid ${vars.line}`,
});
export const rowTeam = style({ fontWeight: vars.wHead, overflowWrap: 'anywhere' });
export const rate = style({ fontSize: u(26), textAlign: 'end' });
export const points = style({ ...letters(38, vars.wName), textAlign: 'end' });
export const other = style({ display: 'flex', justifyContent: 'space-between', gap: u(12), paddingTop: u(8) });
export const state = style({ color: vars.turf });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'grid',
  // A fixed width, so that nothing moves when the code changes.
  gridTemplateColumns: `repeat(3, minmax(0, 1fr)) ${u(620)}`,
  borderTop: line,
  '@media': { [UPRIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The first lines; a long ground is truncated. */
export const itemHead = style([quiet, oneLine, { fontSize: u(26) }]);
export const item = style({
  minWidth: 0,
  overflow: 'hidden',
  padding: `${u(16)} ${u(32)} 0 ${u(56)}`,
  fontWeight: vars.wHead,
  borderInlineEnd: line,
  '@media': { [UPRIGHT]: { borderInlineEnd: 0, paddingBottom: u(24) } },
});
export const code = style({
  gridColumn: '-2 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: u(28),
  padding: `0 ${u(40)}`,
});
export const qr = style({
  width: u(160),
  height: u(160),
  flex: 'none',
  background: '#fff',
  fill: '#000',
  shapeRendering: 'crispEdges',
});
