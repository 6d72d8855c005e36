import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const figure = style({ display: 'grid', gap: vars.s2, margin: 0, minWidth: 0 });
export const label = style([headType(15), { overflowWrap: 'anywhere' }]);

/** A fixed shape, whatever the picture's, so that its space is reserved before it loads. */
export const picture = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.rCard,
  background: vars.sunk,
});

export const subtext = style({
  fontSize: vars.t13,
  lineHeight: vars.l13,
  color: vars.inkQuiet,
  overflowWrap: 'anywhere',
});
