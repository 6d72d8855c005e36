import { style } from '@vanilla-extract/css';
import { canHover } from '../../theme/media.ts';
import { textType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style([textType(13), { display: 'flex', flexWrap: 'wrap', color: vars.inkQuiet }]);

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.touch,
  overflowWrap: 'anywhere',
  // After the crumb, so that a wrapped crumb starts where the first one does. The empty alternative keeps the
  // stroke from being read aloud.
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', paddingInline: vars.s2 } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  minHeight: vars.touch,
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});
