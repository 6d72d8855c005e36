import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

export const post = style({
  display: 'grid',
  gap: vars.s3,
  paddingBottom: vars.s5,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { padding: `${vars.s4} ${vars.s4} ${vars.s6}` } },
});

export const text = style({ display: 'grid', gap: vars.s2, paddingInline: vars.gutter });
