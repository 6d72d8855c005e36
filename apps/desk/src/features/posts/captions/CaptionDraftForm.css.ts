import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 });
export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s3 });

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
export const cue = style({ display: 'flex', alignItems: 'center', gap: vars.s2 });
export const text = style({ flex: 1, minWidth: 0 });
export const grow = style({ flex: 1, minWidth: 0 });
