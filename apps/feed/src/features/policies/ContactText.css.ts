import { style } from '@vanilla-extract/css';
import { canHover } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s1 });

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s4,
  minHeight: vars.s16,
  borderRadius: vars.rCard,
  '@media': { [canHover]: { ':hover': { background: vars.sunk } } },
});

/** The arch around the icon of each contact method. */
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.s12,
  height: vars.s12,
  borderRadius: `${vars.s6} ${vars.s6} ${vars.rArchFoot} ${vars.rArchFoot}`,
  background: vars.sunk,
});

export const text = style({ minWidth: 0 });
export const name = style({ ...headType(15), display: 'block' });
export const address = style({
  ...textType(15),
  display: 'block',
  // An address breaks only if it is wider than the screen.
  overflowWrap: 'break-word',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
