import { style } from '@vanilla-extract/css';
import { tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const code = style({ display: 'grid', gap: vars.s2 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.s4,
});
export const resend = style({
  ...textType(15),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
});
