import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const place = style({
  paddingBlock: vars.s4,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  '@media': { print: { display: 'none' } },
});
export const link = style({
  ...headType(15),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.touch,
  color: vars.ink,
});
export const note = style({ ...textType(15), maxWidth: '38em', color: vars.inkQuiet });
