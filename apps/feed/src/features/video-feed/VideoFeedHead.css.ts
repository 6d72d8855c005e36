import { fromTablet } from '@maidan/ui/theme/media';
import { headType, oneLine } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const stage = style({ position: 'relative' });

/** The stage before its clips. */
export const waiting = style({
  width: '100%',
  maxWidth: vars.wStage,
  height: 'calc(100dvh - 60px)',
  marginInline: 'auto',
  background: vars.sunk,
  '@media': { [fromTablet]: { borderRadius: vars.rCard } },
});

/** Over the clip, next to the sound button. */
export const back = style([
  headType(15),
  {
    position: 'absolute',
    zIndex: 4,
    top: 72,
    insetInlineStart: vars.s4,
    display: 'flex',
    alignItems: 'center',
    gap: vars.s1,
    // The sound button is on the other side.
    maxWidth: `calc(100% - ${vars.touch} - 3 * ${vars.s4})`,
    minHeight: vars.touch,
    padding: `0 ${vars.s4} 0 ${vars.s2}`,
    borderRadius: vars.rFull,
    background: vars.mediaChip,
    color: vars.onMedia,
    '@media': { [fromTablet]: { top: vars.s5, maxWidth: 220 } },
    selectors: { '&:focus-visible': { outlineColor: vars.onMedia } },
  },
]);

export const name = style(oneLine);
