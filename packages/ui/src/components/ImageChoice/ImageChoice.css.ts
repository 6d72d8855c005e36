import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Seven in a row on a desktop, four on a phone: no picture is alone in a row. */
export const option = style({
  position: 'relative',
  display: 'block',
  width: 60,
  height: 60,
  borderRadius: '50%',
  background: vars.sunk,
  selectors: {
    '&:has(:checked)': { boxShadow: `0 0 0 3px ${vars.ground}, 0 0 0 6px ${vars.chosen}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: 8 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { boxShadow: `0 0 0 3px ${vars.lineStrong}` } } },
    [forcedColours]: { selectors: { '&:has(:checked)': { outline: '4px solid Highlight' } } },
  },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 'inherit' });

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** A tick besides the ring, because colour alone is not enough. */
export const tick = style({
  position: 'absolute',
  insetInlineEnd: -4,
  bottom: -4,
  display: 'none',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: '50%',
  border: `2px solid ${vars.ground}`,
  background: vars.signal,
  color: vars.onSignal,
  pointerEvents: 'none',
  selectors: { ':checked ~ &': { display: 'grid' } },
});
