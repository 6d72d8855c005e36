import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const intro = style({ ...textType(15), color: vars.inkQuiet, maxWidth: '60ch', paddingBottom: vars.s4 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.s16,
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
});
/** Takes the line; the button goes below where both do not fit. */
export const text = style({ flex: '1 1 220px', minWidth: 0 });
/** With all buttons below, where the text may be long. */
export const wholeLine = style([text, { flexBasis: '100%' }]);
export const title = style({ ...headType(15), display: 'block' });
/** Of a long comment the beginning is enough to know it by. */
export const detail = style({
  ...textType(15),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
/** What was refused is shown whole, in its lines. */
export const whole = style({
  ...textType(15),
  display: 'block',
  maxHeight: '40vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const state = style({ ...textType(13), display: 'block', color: vars.inkQuiet });
export const refused = style({ ...textType(13), display: 'block', color: vars.kumkum });
export const notSent = style({ padding: `${vars.s3} ${vars.gutter}`, borderBottom: `2px solid ${vars.kumkum}` });
