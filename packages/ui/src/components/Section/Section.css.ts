import { style } from '@vanilla-extract/css';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const section = style({
  display: 'grid',
  gap: vars.s4,
  minWidth: 0,
  paddingBlock: vars.s6,
  borderTop: `${vars.chalk} solid ${vars.line}`,
});

export const heading = style([headType(20, 'head'), { overflowWrap: 'anywhere' }]);
