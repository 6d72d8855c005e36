import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const item = style({
  display: 'grid',
  gap: vars.s2,
  paddingBlock: vars.s4,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  overflowWrap: 'anywhere',
});
export const quote = style([
  textType(17),
  { borderInlineStart: `4px solid ${vars.signal}`, paddingInlineStart: vars.s3, whiteSpace: 'pre-line' },
]);
export const nearby = style([
  textType(15),
  {
    borderInlineStart: `4px solid ${vars.line}`,
    paddingInlineStart: vars.s3,
    color: vars.inkQuiet,
    whiteSpace: 'pre-line',
  },
]);
export const picture = style({ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: vars.rCard });
