import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s5 });

export const link = style({
  ...headType(15),
  lineHeight: vars.touch,
  minWidth: vars.touch,
  display: 'inline-block',
  color: vars.inkQuiet,
  selectors: { '&[aria-current]': { color: vars.ink, textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
});
