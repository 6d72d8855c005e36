import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const row = style({
  display: 'grid',
  gap: vars.s2,
  padding: `${vars.s4} 0`,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  overflowWrap: 'anywhere',
});
