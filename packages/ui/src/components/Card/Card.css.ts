import { style, styleVariants } from '@vanilla-extract/css';
import { canHover } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const card = style({ display: 'block', minWidth: 0, borderRadius: vars.rCard, border: vars.hair });

export const tones = styleVariants({
  raised: [card, { background: vars.raised }],
  sunk: [card, { background: vars.sunk, borderColor: 'transparent' }],
  /** Asks for something: a poll, an invitation. */
  ink: [card, { background: vars.raised, border: `1.5px solid ${vars.ink}` }],
  /** The poster ground, at most one a page. */
  pitch: [card, { background: vars.pitch, color: vars.onPitch, borderColor: vars.pitch }],
});

export const paddings = styleVariants({
  0: {},
  3: { padding: vars.s3 },
  4: { padding: vars.s4 },
  6: { padding: vars.s6 },
});

/** Media go to the card's very edge. */
export const clipped = style({ overflow: 'hidden' });

export const linked = style({
  '@media': { [canHover]: { ':hover': { borderColor: vars.lineStrong } } },
});
