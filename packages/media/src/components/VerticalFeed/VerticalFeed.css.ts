import { fromTablet } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Viewport minus 60 px high, 660 px wide at most; edge to edge on a phone. */
export const stage = style({
  position: 'relative',
  width: '100%',
  maxWidth: vars.wStage,
  height: 'calc(100vh - 60px)',
  marginInline: 'auto',
  color: vars.onMedia,
  '@supports': { '(height: 100dvh)': { height: 'calc(100dvh - 60px)' } },
});

/** The viewport of the slides. `clip`, so that focus cannot scroll it without the slider. */
export const slider = style({
  position: 'relative',
  height: '100%',
  overflow: 'clip',
  background: vars.mediaGround,
  touchAction: 'pan-x pinch-zoom',
  overscrollBehavior: 'contain',
  userSelect: 'none',
  isolation: 'isolate',
  '@media': { [fromTablet]: { borderRadius: vars.rCard } },
});

export const track = style({ position: 'relative', height: '100%', width: '100%', transitionProperty: 'transform' });

/** Clear of the page's bar, which covers the stage on a phone. */
const upper = { position: 'absolute', zIndex: 4, top: 72, '@media': { [fromTablet]: { top: vars.s5 } } } as const;

export const sound = style({ ...upper, insetInlineEnd: 17, display: 'flex', gap: vars.s2 });
/** The invitation replaces the button if the screen is wide. */
export const belowInvitation = style({ ...upper, insetInlineEnd: 17, '@media': { [fromTablet]: { top: 76 } } });

export const tapForSound = style([
  headType(15),
  {
    ...upper,
    // On a phone, below the head of the page, which is as wide as its name.
    top: 124,
    left: '50%',
    transform: 'translateX(-50%)',
    '@media': {
      [fromTablet]: { top: vars.s5, left: 'auto', insetInlineEnd: vars.s5, transform: 'none' },
      // On a phone in landscape, next to the head, because the text of the clip is right below.
      '(max-height: 440px)': { top: upper.top },
    },
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: vars.touch,
    padding: '0 20px 0 14px',
    borderRadius: vars.rFull,
    background: vars.signal,
    color: vars.onSignal,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
]);
