import { forcedColours } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** A target of 24 px that looks 4 px high. */
export const line = style({
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  height: 24,
  overflow: 'hidden',
});

export const range = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  // A drag on the line neither scrolls the page nor swipes the slide.
  touchAction: 'none',
});

const atBottom = { position: 'absolute', insetInline: 0, bottom: 0, pointerEvents: 'none' } as const;

export const track = style({
  ...atBottom,
  height: 4,
  background: 'rgb(255 255 255 / 0.35)',
  transition: `height ${vars.fast} ${vars.ease}`,
  selectors: {
    [`${range}:hover ~ &, ${range}:active ~ &, ${range}:focus-visible ~ &`]: { height: 8 },
    [`${range}:focus-visible ~ &`]: { outline: `3px solid ${vars.onMedia}` },
  },
  '@media': { [forcedColours]: { background: 'GrayText' } },
});

/** As wide as the line; script shifts it left by the remaining part. */
export const head = style({
  ...atBottom,
  height: 4,
  transform: 'translateX(calc((var(--played, 0) - 1) * 100%))',
  background: vars.signal,
  selectors: {
    [`${range}:hover ~ &, ${range}:active ~ &, ${range}:focus-visible ~ &`]: { height: 8 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: -7,
      bottom: -5,
      width: 14,
      height: 14,
      borderRadius: '50%',
      background: vars.signal,
    },
  },
  '@media': { [forcedColours]: { background: 'Highlight' } },
});
