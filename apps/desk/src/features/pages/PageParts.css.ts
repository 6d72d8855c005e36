import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const frame = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.sunk,
  color: vars.inkQuiet,
});
export const picture = style({ width: 44, height: 44, objectFit: 'cover' });

export const adPicture = style({ width: '100%', maxHeight: 160, objectFit: 'contain', background: vars.sunk });
