import { style, styleVariants } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { PANE_HEIGHT, withThird } from '../../page/panes.css.ts';

export const thread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridAutoRows: 'auto',
  height: '100dvh',
  minWidth: 0,
  '@media': { [fromTablet]: { height: PANE_HEIGHT } },
});

/** Starts at the newest message and stays there; older messages load above. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  position: 'relative',
});
export const messages = style({
  display: 'grid',
  gap: '2px',
  padding: `${vars.s4} ${vars.gutter}`,
  marginBottom: 'auto',
  '@media': { [fromTablet]: { paddingInline: vars.s6 } },
});

export const day = style([
  headType(13),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.s3,
    margin: `${vars.s3} 0`,
    color: vars.inkQuiet,
    selectors: {
      '&::before, &::after': { content: '', flex: 1, borderTop: `${vars.chalk} solid ${vars.line}` },
    },
  },
]);

const bubble = style([
  textType(15),
  {
    width: 'fit-content',
    maxWidth: 'min(84%, 560px)',
    padding: '10px 14px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const bubbles = styleVariants({
  person: [bubble, { background: vars.sunk, borderRadius: '16px 16px 16px 4px' }],
  staff: [
    bubble,
    { justifySelf: 'end', background: vars.ink, color: vars.inkInverse, borderRadius: '16px 16px 4px 16px' },
  ],
});
/** Looks unlike any message, because only staff see it. */
export const note = style([
  bubble,
  {
    justifySelf: 'end',
    background: vars.ground,
    border: `2px dashed ${vars.line}`,
    borderRadius: 8,
  },
]);
export const picture = style({
  padding: 0,
  overflow: 'hidden',
  width: 208,
  aspectRatio: '4 / 3',
  background: vars.sunk,
});
export const pictureInside = style({ width: '100%', height: '100%', objectFit: 'cover' });
const time = style([textType(13), { ...tabular, margin: '2px 4px 12px', color: vars.inkQuiet }]);
export const times = styleVariants({ person: [time], staff: [time, { justifySelf: 'end' }] });

export const foot = style({ borderTop: `${vars.chalk} solid ${vars.line}`, background: vars.ground, minWidth: 0 });
export const notices = style({ display: 'grid', gap: vars.s2, padding: `${vars.s3} ${vars.gutter} 0` });
export const chosen = style({
  padding: `${vars.s3} ${vars.gutter} 0`,
  '@media': { [fromTablet]: { paddingInline: vars.s5 } },
});
export const ready = style({
  minWidth: 0,
  display: 'flex',
  gap: vars.s2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `10px ${vars.gutter} 2px`,
});
export const readyOne = style([
  headType(15, 'nav'),
  {
    flex: 'none',
    minHeight: vars.touch,
    padding: '0 14px',
    border: vars.edge,
    borderRadius: vars.rFull,
    whiteSpace: 'nowrap',
  },
]);
export const reply = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 52px',
  gap: vars.s2,
  alignItems: 'end',
  padding: `${vars.s2} ${vars.gutter} calc(10px + env(safe-area-inset-bottom))`,
  '@media': { [fromTablet]: { paddingInline: vars.s5 } },
});
export const answer = style([
  textType(17),
  {
    display: 'block',
    width: '100%',
    minHeight: 52,
    maxHeight: '34dvh',
    padding: '13px 18px',
    border: vars.edge,
    borderRadius: 26,
    background: vars.raised,
    color: vars.ink,
    resize: 'none',
    fieldSizing: 'content',
  } as Record<string, unknown>,
]);
export const send = style({
  width: 52,
  height: 52,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: vars.signal,
  color: vars.onSignal,
  selectors: { '&:disabled': { background: vars.sunk, color: vars.inkQuiet, cursor: 'not-allowed' } },
});

export const person = style({
  display: 'none',
  '@media': {
    [withThird]: {
      display: 'block',
      height: PANE_HEIGHT,
      overflowY: 'auto',
      padding: `${vars.s5} ${vars.s6} ${vars.s6}`,
      borderInlineStart: `${vars.chalk} solid ${vars.line}`,
    },
  },
});
export const personHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.s2,
  marginBottom: vars.s4,
});
export const inDialog = style({ minWidth: 'min(320px, 80vw)' });
export const staffRow = style([
  headType(17, 'nav'),
  {
    width: '100%',
    minHeight: 52,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.s3,
    borderBottom: `${vars.chalk} solid ${vars.line}`,
  },
]);
export const lastNotice = style({ paddingBottom: vars.s3 });
