import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** All on one line, not much higher than the button. */
export const compact = style({ display: 'flex', alignItems: 'center' });

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.s3,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.gutter,
  overscrollBehaviorX: 'contain',
  paddingInline: vars.gutter,
  scrollbarWidth: 'none',
  selectors: { [`${compact} &`]: { flex: 1, gap: vars.s2 } },
});

export const item = style({
  flex: '0 0 88%',
  scrollSnapAlign: 'start',
  selectors: { '&:only-child': { flexBasis: '100%' }, [`${compact} &&`]: { flexBasis: '7.5rem' } },
  '@media': { [fromTablet]: { flexBasis: '78%', selectors: { [`${compact} &&`]: { flexBasis: '11.25rem' } } } },
});

export const link = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '12 / 5',
  borderRadius: vars.rCard,
  overflow: 'hidden',
  background: vars.sunk,
  // An ad far from its turn does not request its picture yet.
  contentVisibility: 'auto',
});

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 28,
  position: 'relative',
  selectors: { [`${compact} &`]: { flex: 'none', height: 'auto' } },
});
export const dot = style({
  width: 6,
  height: 6,
  margin: '0 7px',
  borderRadius: 3,
  background: vars.lineStrong,
  selectors: { [`${compact} &`]: { display: 'none' } },
  transition: `transform ${vars.calm} ${vars.ease}`,
});
export const here = style([dot, { width: 20, background: vars.ink }]);

/** Overlaps the bottom edge, so that the target is 44 px high and the row stays thin. */
export const pause = style({
  position: 'absolute',
  insetInlineEnd: vars.s2,
  top: -8,
  selectors: { [`${compact} &`]: { position: 'static' } },
});
