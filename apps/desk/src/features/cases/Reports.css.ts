import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const list = style({ display: 'grid' });
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
export const messages = style({ display: 'grid', gap: vars.s2 });
export const nearby = style([
  textType(15),
  {
    borderInlineStart: `4px solid ${vars.line}`,
    paddingInlineStart: vars.s3,
    color: vars.inkQuiet,
    whiteSpace: 'pre-line',
  },
]);
export const sender = style([
  textType(13),
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s2, color: vars.inkQuiet },
]);
export const picture = style({ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: vars.rCard });
export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.s3, paddingBlock: vars.s4 });
