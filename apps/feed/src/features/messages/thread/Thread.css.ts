import { globalStyle, style } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const sideBySide = style({ '@media': { [fromDesk]: { display: 'flex' } } });

/** Between the top bar and, on a phone, the footer bar: the head, the messages, the reply box. */
export const page = style({
  height: `calc(100dvh - ${vars.bar} * 2 - env(safe-area-inset-bottom))`,
  minHeight: 360,
  display: 'flex',
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  '@media': { [fromTablet]: { height: 'calc(100dvh - 66px)' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.s1,
  padding: `${vars.s1} ${vars.gutter} ${vars.s1} ${vars.s1}`,
  borderBottom: vars.hair,
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  borderRadius: vars.rFull,
});
export const about = style({ minWidth: 0 });
export const title = style({
  ...headType(17, 'head'),
  ...oneLine,
});
export const facts = style({ ...textType(13), ...oneLine, color: vars.inkQuiet });

export const middle = style({ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

/**
 * Scrolls from its bottom: older messages are added upwards, out of view, without moving the others, and the newest
 * message is in view before any script has run.
 */
export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column-reverse',
  padding: `${vars.s3} ${vars.gutter}`,
});
export const inside = style({ display: 'flex', flexDirection: 'column', marginBottom: 'auto' });
// As a scroll anchor, it would make messages added below it push the others away.
export const older = style({ overflowAnchor: 'none', display: 'flex', justifyContent: 'center', padding: vars.s3 });
export const list = style({ display: 'flex', flexDirection: 'column' });

const message = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.s1,
  // There may be thousands: those off screen are laid out only when they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 72px',
});
export const theirs = style([message, { alignItems: 'flex-start' }]);
/** A bubble with a report button next to it. */
export const withReport = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  width: '100%',
});
export const mine = style([message, { alignItems: 'flex-end' }]);
globalStyle(`${mine} > ${withReport}`, { justifyContent: 'flex-end' });

const bubble = style({
  maxWidth: '84%',
  padding: `${vars.s2} ${vars.s3}`,
  borderRadius: vars.rCard,
  ...textType(15),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** The time is at the end of a short line, or else below the text. */
const said = style([
  bubble,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: vars.s3,
    border: '1.5px solid transparent',
  },
]);
export const text = style({ flex: 'auto', minWidth: 0 });
export const theirBubble = style([said, { background: vars.sunk, borderStartStartRadius: vars.rInput }]);
export const myBubble = style([
  said,
  { background: vars.ink, color: vars.inkInverse, borderEndEndRadius: vars.rInput },
]);
/** Being sent: an outline in its final place. */
export const unsentBubble = style([
  said,
  { border: `1.5px dashed ${vars.lineStrong}`, borderEndEndRadius: vars.rInput },
]);

const waitingBubble = style({ width: '60%', height: 40, marginBlock: vars.s2, borderRadius: vars.rCard });
export const waitingTheirs = style([waitingBubble, { background: vars.sunk, borderStartStartRadius: vars.rInput }]);
export const waitingMine = style([
  waitingBubble,
  { marginInlineStart: 'auto', background: vars.sunk, borderEndEndRadius: vars.rInput },
]);

/** At the end of a bubble, or below a picture. */
export const time = style([
  tabular,
  {
    ...textType(13),
    alignSelf: 'flex-end',
    textAlign: 'end',
    color: vars.inkQuiet,
    selectors: {
      [`${myBubble} &`]: { color: 'inherit' },
      [`${theirs} > &`]: { alignSelf: 'flex-start' },
      [`:is(${theirs}, ${mine}) > &`]: { paddingInline: vars.s1 },
    },
  },
]);
export const day = style([
  tabular,
  { ...textType(13), alignSelf: 'center', padding: `${vars.s3} 0 ${vars.s1}`, color: vars.inkQuiet },
]);
export const failed = style({ ...textType(13), color: vars.kumkum, paddingInline: vars.s1 });
export const actions = style({ display: 'flex', gap: vars.s2, paddingTop: vars.s1 });

export const picture = style({
  width: 'min(84%, 320px)',
  aspectRatio: '4 / 3',
  padding: 0,
  // A text may follow.
  marginBottom: 2,
  border: 'none',
  borderRadius: vars.rCard,
  overflow: 'hidden',
  background: vars.sunk,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.turf}`, outlineOffset: 2 } },
});
/** A picture that cannot be opened yet. */
export const stillPicture = style({
  display: 'block',
  marginBottom: 2,
  width: 'min(84%, 320px)',
  aspectRatio: '4 / 3',
  borderRadius: vars.rCard,
  overflow: 'hidden',
  background: vars.sunk,
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const noPicture = style([theirBubble, { color: vars.inkQuiet }]);

export const newest = style({
  position: 'absolute',
  insetInline: 0,
  bottom: vars.s3,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const newestButton = style({ pointerEvents: 'auto' });

/** As tall as with the field, which appears with the conversation. */
export const foot = style({
  minHeight: `calc(${vars.s2} + 48px + ${vars.s3} + 1px)`,
  borderTop: vars.hair,
  padding: `${vars.s2} ${vars.gutter} ${vars.s3}`,
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.s2,
  alignItems: 'start',
});
/** With the button to add a picture before the field. */
export const formWithPicture = style([form, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }]);
export const closed = style({
  display: 'block',
  ...textType(15),
  padding: vars.s3,
  borderRadius: vars.rCard,
  background: vars.sunk,
  textAlign: 'center',
});
