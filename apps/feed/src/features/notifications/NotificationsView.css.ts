import { style } from '@vanilla-extract/css';
import { tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const item = style({
  display: 'grid',
  gap: vars.s1,
  paddingBlock: vars.s4,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  // A thousand of them: what is far away is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 88px',
});
export const date = style({ ...textType(13), ...tabular, color: vars.inkQuiet });
export const loading = style({ display: 'grid', gap: vars.s8, paddingTop: vars.s4 });
