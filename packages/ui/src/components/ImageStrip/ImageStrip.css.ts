import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { arch as archShape } from '../../theme/ornament.ts';
import { clampedTo, headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  // The items are 16 px wider than their arches, the first of which starts at the gutter.
  padding: `${vars.s4} ${vars.s2} ${vars.s3}`,
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.s2,
});

export const item = style({
  flex: 'none',
  scrollSnapAlign: 'start',
  width: '5.5rem',
});

export const press = style({
  display: 'block',
  width: '100%',
  textAlign: 'center',
  borderRadius: `36px 36px ${vars.rInput} ${vars.rInput}`,
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});

export const arch = style({
  ...archShape(72),
  width: 72,
  height: 84,
  position: 'relative',
  display: 'block',
  marginInline: 'auto',
  background: vars.sunk,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

/** The signal ring, with a gap of ground inside it. */
export const ringed = style({
  boxShadow: `0 0 0 3px ${vars.ground}, 0 0 0 6px ${vars.signal}`,
  '@media': { [forcedColours]: { outline: '3px solid Highlight', outlineOffset: '2px' } },
});

export const playable = style({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to top, rgb(10 13 11 / 0.5), transparent 55%)',
    },
  },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const initial = style([
  headType(34, 'head'),
  {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    color: vars.inkQuiet,
    textTransform: 'uppercase',
  },
]);

export const play = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  bottom: vars.s2,
  display: 'grid',
  placeItems: 'center',
  color: vars.onMedia,
});

/** Two lines: the names of a city's tags have two words. */
export const name = style([
  headType(13, 'nav'),
  {
    ...clampedTo(2),
    marginTop: '6px',
    height: '2rem',
    lineHeight: '1rem',
  },
]);
export const strongName = style([name, { fontWeight: vars.wHead }]);
