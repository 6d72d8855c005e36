import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const text = style({
  ...textType(17),
  lineHeight: '1.625rem',
  maxWidth: '34em',
  padding: `${vars.s4} 0 ${vars.s10}`,
});
export const loading = style({ display: 'block', width: 104, height: 120, marginBlock: vars.s6 });
