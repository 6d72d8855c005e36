import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const place = style({ selectors: { '&:focus': { outline: 'none' } } });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  // A thousand of them: what is far away is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 76px',
});
export const topic = style({ flex: 1, minWidth: 0 });
export const loading = style({ display: 'grid', gap: vars.s4 });
