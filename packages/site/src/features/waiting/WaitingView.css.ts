import { clampedTo, headType, textType } from '@maidan/ui/theme/type';
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
/** Takes the whole line; the button wraps below if both do not fit. */
export const text = style({ flex: '1 1 220px', minWidth: 0 });
/** With all buttons below, for texts that may be long. */
export const wholeLine = style([text, { flexBasis: '100%' }]);
export const title = style({ ...headType(15), display: 'block' });
/** The start of a long comment is enough to recognise it. */
export const detail = style({
  ...textType(15),
  ...clampedTo(3),
  overflowWrap: 'anywhere',
});
/** A refused text is shown in full, with its line breaks. */
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
