import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { clampedTo, headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const tools = style({
  display: 'grid',
  // A field is never wider than the screen, however large its text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.s2,
  paddingBottom: vars.s2,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, alignItems: 'center' });
export const chosen = style({ ...textType(13), color: vars.inkQuiet });

export const list = style({ display: 'flex', flexDirection: 'column' });
export const older = style({ opacity: 0.6 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.s1,
  alignItems: 'start',
  paddingBlock: '2px 8px',
  borderTop: vars.hair,
  // There may be a thousand: those off screen are laid out only when they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 106px',
});
export const text = style({ display: 'grid', minWidth: 0 });
export const link = style({
  display: 'grid',
  paddingTop: vars.s1,
  minHeight: vars.touch,
  color: vars.ink,
  textDecoration: 'none',
  borderRadius: vars.rInput,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.turf}`, outlineOffset: -3 } },
});
/** The subject, then its marks and date at the end of the line. */
export const headLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s2, alignItems: 'center' });
export const line = style({
  display: 'flex',
  columnGap: vars.s2,
  alignItems: 'center',
  minWidth: 0,
});
export const marks = style({ display: 'inline-flex', gap: vars.s2, flexShrink: 0 });
/** Up to two lines; its neighbours wrap below instead of cutting it short. */
export const subject = style({
  ...headType(15),
  ...clampedTo(2),
  overflowWrap: 'anywhere',
});
export const unreadSubject = style([subject, { fontWeight: vars.wHead }]);
export const date = style([
  tabular,
  { ...textType(13), flex: 'none', marginInlineStart: 'auto', color: vars.inkQuiet },
]);
export const place = style({
  ...textType(13),
  ...oneLine,
  // The message next to it shrinks instead.
  flex: 'none',
  maxWidth: '45%',
  color: vars.inkQuiet,
  selectors: { '&:not(:last-child)::after': { content: ' ·' } },
});
export const latest = style({ ...textType(13), ...oneLine, minWidth: 0, color: vars.inkQuiet });
export const unreadLatest = style({ ...textType(13), ...oneLine, minWidth: 0, color: vars.ink });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  gridColumn: '1 / -1',
  '@media': { [fromTablet]: { gridColumn: 2 } },
});
export const waiting = style({ minHeight: vars.touch });
export const waitingButton = style({ width: 140 });
