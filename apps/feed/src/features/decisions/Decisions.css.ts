import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const item = style({
  display: 'grid',
  gap: vars.s2,
  padding: `${vars.s4} ${vars.gutter}`,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  overflowWrap: 'anywhere',
});
/** On a page of its own, which already has margins. */
export const alone = style({ display: 'grid', gap: vars.s3, overflowWrap: 'anywhere' });
export const text = style(textType(17));
export const quiet = style([textType(15), { color: vars.inkQuiet }]);
export const quote = style([
  textType(15),
  { borderInlineStart: `4px solid ${vars.signal}`, paddingInlineStart: vars.s3, whiteSpace: 'pre-line' },
]);
