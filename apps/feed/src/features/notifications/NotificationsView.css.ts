import { style } from '@vanilla-extract/css';
import { tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const item = style({
  display: 'grid',
  gap: vars.s1,
  paddingBlock: vars.s4,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  // There may be a thousand: those off screen are laid out only when they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 88px',
});
export const date = style({ ...textType(13), ...tabular, color: vars.inkQuiet });
export const loading = style({ display: 'grid', gap: vars.s8, paddingTop: vars.s4 });
