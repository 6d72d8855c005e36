import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** The clip stays in view while the captions scroll. */
export const video = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  width: '100%',
  height: '36dvh',
  objectFit: 'contain',
  borderRadius: vars.rCard,
  background: vars.mediaGround,
  '@media': { [fromTablet]: { height: '44dvh' } },
});

export const cues = style({ display: 'grid', gap: vars.s3, padding: 0, listStyle: 'none' });
