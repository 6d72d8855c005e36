import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { video as cardVideo, withoutScript as cardWithoutScript } from '../VideoPlayer/VideoPlayer.css.ts';

/** A phone in landscape. */
const lowWindow = '(max-height: 440px)';

export const slide = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  contain: 'strict',
  background: vars.mediaGround,
});

/** Fills the stage; a wide clip is not cropped, and on a phone in landscape no clip is. */
export const video = style([cardVideo, { '@media': { [lowWindow]: { objectFit: 'contain' } } }]);
export const wideVideo = style([cardVideo, { objectFit: 'contain' }]);
export const withoutScript = style([cardWithoutScript, { objectFit: 'contain' }]);

const lowerLeft = {
  position: 'absolute',
  zIndex: 1,
  insetInline: `${vars.s4} 84px`,
  bottom: 28,
  // Taps go to the clip below, except on text and links.
  pointerEvents: 'none',
} as const;

/** The scrim is as tall as the text: it is legible on a light frame, and a short text does not darken the picture. */
export const text = style({
  ...lowerLeft,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '-76px -84px -28px -16px',
    background: vars.scrim,
  },
  '@media': {
    [fromTablet]: {
      insetInline: `${vars.s6} 110px`,
      bottom: 36,
      '::before': { inset: '-84px -110px -36px -24px' },
    },
    // The actions are next to it.
    [lowWindow]: {
      insetInline: `${vars.s4} 350px`,
      bottom: vars.s2,
      '::before': { inset: '-40px -350px -8px -16px' },
    },
  },
});

/** An ad has no actions, so its text takes the full width. */
export const adText = style({
  ...lowerLeft,
  insetInline: vars.s4,
  bottom: vars.s8,
  '@media': { [fromTablet]: { insetInline: vars.s6 } },
});
export const adLabel = style({ position: 'static', marginBottom: vars.s2 });

export const description = style({
  maxHeight: '45dvh',
  // "Read More" extends this far below the text: it must not make a fitting text scroll.
  paddingBlockEnd: vars.s2,
  marginBlockEnd: `calc(-1 * ${vars.s2})`,
  overflow: 'hidden',
  userSelect: 'text',
  // Always scrollable for the browser, which would otherwise claim a flick that begins on a link.
  touchAction: 'pan-x pinch-zoom',
});
globalStyle(`${description} :is(a, button, summary, input)`, { pointerEvents: 'auto' });
export const scrolls = style({
  overflowY: 'auto',
  pointerEvents: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-y',
});

/** One dark capsule, legible on any frame, above the thumb. Each child is an action: an icon over its count. */
export const sideBar = style([
  headType(13),
  tabular,
  {
    position: 'absolute',
    zIndex: 2,
    insetInlineEnd: 10,
    bottom: 36,
    display: 'grid',
    width: 58,
    padding: '6px 0',
    borderRadius: 29,
    background: vars.mediaChip,
    color: vars.onMedia,
    // With text at 200 %, a count of five characters still fits.
    fontSize: `min(${vars.t13}, 20px)`,
    lineHeight: 1.25,
    '@media': {
      [fromTablet]: { insetInlineEnd: vars.s5, bottom: vars.s10 },
      // Side by side, below the bar and the sound button.
      [lowWindow]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(56px, auto)',
        width: 'auto',
        bottom: vars.s2,
        padding: '0 6px',
      },
    },
  },
]);
globalStyle(`${sideBar} > *`, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minHeight: 58,
  '@media': { [lowWindow]: { minHeight: vars.touch } },
});

globalStyle(`${sideBar} > :last-child`, { '@media': { [lowWindow]: { gridAutoFlow: 'column' } } });

/** In the upper half, because text and actions take the lower one. */
export const captions = style([
  textType(17),
  {
    position: 'absolute',
    zIndex: 1,
    insetInline: vars.s6,
    // Below the sound button, which is visible at the same time.
    top: 180,
    textAlign: 'center',
    textWrap: 'balance',
    whiteSpace: 'pre-line',
    pointerEvents: 'none',
    // Between the head of the feed and the sound button.
    '@media': { [lowWindow]: { top: 124 } },
  },
]);

/** A chalk ball bounces where the person tapped. */
const bounce = keyframes({
  '0%': { opacity: 0, transform: 'translate(-50%, -50%) scale(0.5)' },
  '15%': { opacity: 1, transform: 'translate(-50%, -50%) scale(1.2, 0.85)' },
  '45%': { opacity: 1, transform: 'translate(-50%, -150%) rotate(70deg)' },
  '75%': { opacity: 1, transform: 'translate(-50%, -50%) rotate(120deg) scale(1.1, 0.9)' },
  '100%': { opacity: 0, transform: 'translate(-50%, -110%) rotate(160deg)' },
});
export const ball = style({
  position: 'absolute',
  zIndex: 2,
  color: vars.onMedia,
  opacity: 0,
  pointerEvents: 'none',
  filter: 'drop-shadow(0 0 3px rgb(10 13 11 / 0.6))',
  animation: `${bounce} 700ms ${vars.ease}`,
});
