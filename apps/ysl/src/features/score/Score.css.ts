import { style, styleVariants } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { KEY } from './Pad.css.ts';

export const message = style({ maxWidth: '560px', margin: '0 auto', padding: vars.s5, display: 'grid', gap: vars.s4 });
export const page = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.ground,
  userSelect: 'none',
  touchAction: 'manipulation',
  maxWidth: '620px',
  margin: '0 auto',
  '@media': { [fromTablet]: { borderInline: `${vars.chalk} solid ${vars.line}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  height: '60px',
  paddingInlineStart: vars.s4,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const names = style({ position: 'relative', flex: 1, minWidth: 0 });
export const title = style({ ...headType(17, 'head'), ...oneLine, lineHeight: '1.25rem' });
export const sub = style({ ...textType(13), ...oneLine, color: vars.inkQuiet, lineHeight: '1rem' });
/** Replaces the names, so that nothing moves. */
export const look = style({
  ...headType(15),
  lineHeight: '1.25rem',
  minHeight: '44px',
  maxWidth: '100%',
  padding: `0 ${vars.s3}`,
  background: vars.signal,
  color: vars.onSignal,
  borderRadius: vars.rInput,
  textAlign: 'start',
});
export const sync = style({
  ...headType(13),
  lineHeight: '1rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: `0 ${vars.s4} 0 ${vars.s2}`,
  flex: 'none',
  color: vars.turf,
  selectors: { '&[data-off]': { color: vars.ink } },
});
export const strip = style({
  ...headType(13),
  background: vars.ink,
  color: vars.inkInverse,
  padding: `${vars.s2} ${vars.s4}`,
});

export const figures = style({
  ...tabular,
  display: 'grid',
  // A long team name shrinks; the figures do not.
  gridTemplateColumns: 'auto repeat(2, minmax(min-content, 1fr))',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const figure = style({
  padding: `10px 0 10px 14px`,
  minWidth: 0,
  selectors: { '& + &': { borderInlineStart: `${vars.chalk} solid ${vars.line}` } },
});
export const figureLabel = style({ ...textType(13), ...oneLine, display: 'block', color: vars.inkQuiet });
export const figureValue = style({ ...headType(34, 'name'), display: 'block', whiteSpace: 'nowrap' });
export const tile = style({
  ...headType(44, 'name'),
  display: 'block',
  width: 'max-content',
  whiteSpace: 'nowrap',
  marginInlineEnd: '14px',
  padding: `0 10px`,
  background: vars.ink,
  color: vars.inkInverse,
  borderRadius: vars.rInput,
});

export const batters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const batter = style({
  ...textType(13),
  minHeight: '62px',
  padding: `${vars.s2} ${vars.s4}`,
  color: vars.inkQuiet,
  selectors: { '& + &': { borderInlineStart: `${vars.chalk} solid ${vars.line}` } },
});
export const batterName = style({
  ...headType(15),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  justifyContent: 'space-between',
  color: vars.ink,
});
export const ballmark = style({
  width: '10px',
  height: '10px',
  flex: 'none',
  borderRadius: '50%',
  background: vars.ball,
  marginInlineEnd: vars.s2,
  display: 'inline-block',
});

export const over = style({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  padding: `${vars.s2} ${vars.s4} 10px`,
  minHeight: '84px',
});
export const overLine = style({
  ...headType(13, 'nav'),
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.s2,
  color: vars.inkQuiet,
});
export const balls = style({ display: 'flex', flexWrap: 'wrap', gap: '7px', marginTop: vars.s2, minHeight: '38px' });
const ballBase = style({
  ...headType(15, 'head'),
  ...tabular,
  minWidth: '38px',
  height: '38px',
  padding: '0 6px',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.rFull,
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.raised,
});
export const ball = styleVariants({
  rn: [ballBase],
  dt: [ballBase],
  ev: [ballBase],
  ov: [ballBase],
  bd: [ballBase, { background: vars.signal, color: vars.onSignal, borderColor: 'transparent' }],
  wk: [ballBase, { background: vars.ink, color: vars.inkInverse, borderColor: 'transparent', borderRadius: vars.s2 }],
  ex: [ballBase, { borderStyle: 'dashed', minWidth: '50px' }],
});

export const panel = style({ flex: 1, display: 'grid', alignContent: 'start', gap: vars.s4, padding: vars.s4 });
export const panelTitle = style({ ...headType(20, 'head') });
export const outcome = style({ ...headType(17), overflowWrap: 'anywhere' });
export const side = style({
  ...textType(13),
  padding: `${vars.s2} 0`,
  color: vars.inkQuiet,
  borderTop: `${vars.chalk} solid ${vars.line}`,
});
export const note = style({ ...textType(15), color: vars.inkQuiet });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const chip = style({
  ...headType(13),
  border: `1.5px solid ${vars.line}`,
  borderRadius: vars.rInput,
  padding: `${vars.s1} ${vars.s3}`,
});
export const poster = style([onPitch, { padding: `${vars.s5} ${vars.s4}` }]);
export const posterTitle = style({ ...headType(34, 'name'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const posterSub = style({ ...textType(13), paddingTop: vars.s2 });

export const log = style({ flex: 1, overflow: 'auto' });
export const line = style({
  ...textType(15),
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '40px minmax(50px, auto) minmax(0, 1fr) auto',
  gap: vars.s2,
  alignItems: 'center',
  minHeight: KEY,
  padding: `0 0 0 ${vars.s4}`,
  borderBottom: `1px solid ${vars.line}`,
});
export const lineAt = style({ ...headType(13, 'nav'), color: vars.inkQuiet });
export const lineText = style({
  selectors: {
    '&[data-kind="undone"], &[data-kind="impossible"]': { textDecoration: 'line-through', color: vars.inkQuiet },
  },
});
export const lineAct = style({
  ...headType(13),
  minWidth: KEY,
  minHeight: KEY,
  padding: `0 ${vars.s3}`,
  color: vars.turf,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
