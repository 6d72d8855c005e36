import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.sunk,
  color: vars.inkQuiet,
  fontFamily: vars.fontHead,
  fontWeight: vars.wHead,
  lineHeight: 1,
  textTransform: 'uppercase',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

const size = (edge: number) => [avatar, { width: edge, height: edge, fontSize: `${Math.round(edge * 0.44)}px` }];

/** People are circles; the arch belongs to tags and leagues. */
export const sizes = styleVariants({ 24: size(24), 32: size(32), 44: size(44), 64: size(64), 96: size(96) });

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
