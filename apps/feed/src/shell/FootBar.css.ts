import { style } from '@vanilla-extract/css';
import { forcedColours, fromTablet } from '@maidan/ui/theme/media';
import { ball } from '@maidan/ui/theme/ornament';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 5,
  background: vars.ground,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [fromTablet]: { display: 'none' } },
  selectors: {
    // Below the stage the bar is dark in both schemes, like the background of pictures.
    '[data-stage] &': {
      height: 60,
      vars: {
        [vars.ground]: vars.mediaGround,
        [vars.line]: vars.mediaGround,
        [vars.ink]: vars.onMedia,
        [vars.inkQuiet]: vars.onMediaQuiet,
        [vars.focus]: vars.onMedia,
        [vars.focusGap]: vars.mediaGround,
      },
    },
  },
});

/** Equal widths, unless larger text makes the labels need more. */
export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(max-content, 1fr))' });

export const link = style({
  ...headType(13, 'nav'),
  // With text at 200 % the four labels still fit next to each other.
  fontSize: `min(${vars.t13}, 4.1vw)`,
  lineHeight: 1.25,
  height: vars.bar,
  display: 'grid',
  // The icon may be painted before the label is parsed, and must not move then.
  gridTemplateRows: 'auto minmax(1.25em, auto)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  position: 'relative',
  color: vars.inkQuiet,
  selectors: {
    '&[aria-current]': { color: vars.ink, fontWeight: vars.wHead },
    '&[aria-current]::after': { ...ball, position: 'absolute', top: -5 },
  },
});

/** Marks a link with something new. */
export const dot = style({
  position: 'absolute',
  top: 5,
  left: 'calc(50% + 7px)',
  width: 10,
  height: 10,
  borderRadius: vars.rFull,
  background: vars.kumkum,
  boxShadow: `0 0 0 2px ${vars.ground}`,
  '@media': { [forcedColours]: { border: '5px solid CanvasText' } },
});
