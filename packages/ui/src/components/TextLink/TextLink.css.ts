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

/** Alone on its line a link is a target for thumbs; within a sentence it keeps the line. */
export const alone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.touch });

/** A button that reads as a link: it acts here, it goes nowhere. */
export const act = style([link, alone, { minWidth: vars.touch }]);
