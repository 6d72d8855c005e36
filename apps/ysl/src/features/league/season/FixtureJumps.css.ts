import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const jumps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  paddingTop: vars.s4,
  '@media': { print: { display: 'none' } },
});
