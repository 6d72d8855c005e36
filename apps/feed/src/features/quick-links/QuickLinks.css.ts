import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const section = style({
  display: 'grid',
  gap: vars.s4,
  paddingBlock: vars.s6,
  borderTop: `${vars.chalk} solid ${vars.line}`,
});
export const heading = style(headType(20, 'head'));
export const links = style({ display: 'grid' });
export const link = style({
  ...headType(15, 'nav'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.s12,
  width: '100%',
  textAlign: 'start',
});
