import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `2px ${vars.s3}`,
  padding: '12px 0',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const name = style([headType(17, 'head'), { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }]);
export const how = style([textType(13), { flexBasis: '100%', color: vars.inkQuiet }]);
