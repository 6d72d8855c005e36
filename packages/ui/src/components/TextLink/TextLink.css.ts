import { style } from '@vanilla-extract/css';
import { canHover } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style({
  color: vars.turf,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { ':hover': { textDecorationThickness: '2px' } } },
});

/** A button that looks like a link: it acts here and does not navigate. */
export const act = style([
  link,
  { display: 'inline-flex', alignItems: 'center', minHeight: vars.touch, minWidth: vars.touch },
]);
