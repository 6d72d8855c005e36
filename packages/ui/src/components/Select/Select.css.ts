import { style } from '@vanilla-extract/css';
import { oneLine } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const select = style([
  oneLine,
  { paddingInlineEnd: 44, cursor: 'pointer', selectors: { '&[data-empty]': { color: vars.inkQuiet } } },
]);

/** The list takes its colours from here if the system allows it. */
export const option = style({ background: vars.raised, color: vars.ink });
