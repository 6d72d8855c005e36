import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** Grows with its text if the browser supports it; otherwise, it can be resized. */
export const area = style({
  minHeight: 92,
  maxHeight: 'min(60vh, 420px)',
  padding: '11px 14px',
  resize: 'vertical',
  fieldSizing: 'content',
} as Parameters<typeof style>[0]);

/** Starts as one line, where a message is written next to its button. */
export const line = style([area, { minHeight: 48, maxHeight: 'min(30vh, 180px)', resize: 'none' }]);

export const left = style([tabular, { color: vars.inkQuiet, fontSize: vars.t13, lineHeight: vars.l13 }]);
