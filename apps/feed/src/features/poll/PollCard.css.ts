import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const card = style({
  margin: `${vars.s2} ${vars.gutter} ${vars.s4}`,
  padding: vars.s4,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: vars.rCard,
  background: vars.raised,
});
