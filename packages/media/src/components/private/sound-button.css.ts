import { canHover } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const sound = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.rFull,
  background: vars.mediaChip,
});

/** Only while hovered or focused: a phone has volume keys. */
export const volume = style({
  display: 'none',
  width: 84,
  height: 44,
  margin: 0,
  marginInlineStart: vars.s3,
  accentColor: vars.onMedia,
  cursor: 'pointer',
  '@media': {
    [canHover]: { selectors: { [`${sound}:hover &, ${sound}:focus-within &`]: { display: 'block' } } },
  },
});
