import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const section = style({
  padding: `${vars.s5} ${vars.gutter} ${vars.s6}`,
  display: 'grid',
  gap: vars.s3,
  borderTop: `${vars.chalk} solid ${vars.line}`,
});
export const heading = style(headType(20, 'head'));
export const item = style({ selectors: { '& + &': { borderTop: vars.hair } } });
