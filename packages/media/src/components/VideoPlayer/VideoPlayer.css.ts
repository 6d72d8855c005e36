import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { fill } from '../private/ratio-box.css.ts';

export const video = style([fill, { '@media': { '(scripting: none)': { display: 'none' } } }]);
export const withoutScript = fill;

export const tools = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: vars.s3,
  bottom: vars.s4,
  display: 'flex',
  gap: vars.s2,
  '@media': { '(scripting: none)': { display: 'none' } },
});
