import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const place = style({ selectors: { '&:focus': { outline: 'none' } } });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  // There may be a thousand: those off screen are laid out only when they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 76px',
});
export const topic = style({ flex: 1, minWidth: 0 });
export const loading = style({ display: 'grid', gap: vars.s4 });
