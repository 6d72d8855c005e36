import { style } from '@vanilla-extract/css';
import { canHover, fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const section = style({ paddingTop: vars.s8 });
export const heading = style({ ...headType(20, 'head'), paddingBottom: vars.s4 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.s6} ${vars.s4}`,
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'grid',
  gap: vars.s3,
  alignContent: 'start',
  borderRadius: `999px 999px ${vars.rArchFoot} ${vars.rArchFoot}`,
});

/** The arch shape of tags, at full width. */
export const arch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '6 / 7',
  borderRadius: `999px 999px ${vars.rArchFoot} ${vars.rArchFoot}`,
  overflow: 'hidden',
  background: vars.sunk,
});

/** Behind the picture: visible when the picture is missing. */
export const initial = style({ ...headType(44, 'head'), color: vars.inkQuiet, textTransform: 'uppercase' });
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const text = style({
  ...textType(13),
  color: vars.inkQuiet,
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { selectors: { 'a:hover &': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
  },
});
export const name = style({ ...headType(15), lineHeight: 'inherit', color: vars.ink });
