import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const tools = style({ display: 'grid', gap: vars.s3, paddingBottom: vars.s3 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, alignItems: 'center' });
export const chosen = style({ ...textType(13), color: vars.inkQuiet });

export const list = style({ display: 'flex', flexDirection: 'column' });
export const older = style({ opacity: 0.6 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.s1,
  alignItems: 'start',
  paddingBlock: vars.s3,
  borderTop: vars.hair,
  // A thousand of them: what is far away is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 176px',
});
export const text = style({ display: 'grid', gap: vars.s1, minWidth: 0 });
export const link = style({
  display: 'grid',
  gap: vars.s1,
  minHeight: vars.touch,
  color: vars.ink,
  textDecoration: 'none',
  borderRadius: vars.rInput,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.turf}`, outlineOffset: -3 } },
});
export const subjectLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.s2,
  alignItems: 'center',
  minWidth: 0,
});
export const marks = style({ display: 'inline-flex', gap: vars.s2, flexShrink: 0 });
export const subject = style({ ...headType(17), overflowWrap: 'anywhere', minWidth: 0 });
export const unreadSubject = style([subject, { fontWeight: vars.wHead }]);
export const facts = style([tabular, { ...textType(13), color: vars.inkQuiet, overflowWrap: 'anywhere' }]);
export const latest = style({ ...textType(15), ...oneLine, color: vars.inkQuiet });
export const unreadLatest = style({ ...textType(15), ...oneLine, color: vars.ink });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  paddingTop: vars.s1,
  gridColumn: '1 / -1',
  '@media': { [fromTablet]: { gridColumn: 2 } },
});
