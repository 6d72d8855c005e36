import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  paddingBlock: vars.s4,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
