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

/** A button that reads as a link: it acts here, it goes nowhere. */
export const act = style([
  link,
  { display: 'inline-flex', alignItems: 'center', minHeight: vars.touch, minWidth: vars.touch },
]);
