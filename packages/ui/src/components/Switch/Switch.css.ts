import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s4,
  minHeight: 52,
  paddingBlock: vars.s2,
  cursor: 'pointer',
});

export const text = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const label = style(headType(15));
export const hint = style({ fontSize: vars.t13, lineHeight: vars.l13, color: vars.inkQuiet });

/** A track with a ball in it. The ball's position shows the state; the colour only repeats it. */
export const track = style({
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 30,
  margin: 0,
  borderRadius: vars.rFull,
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.sunk,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 3.5,
      insetInlineStart: 3.5,
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: vars.lineStrong,
      transition: `transform ${vars.calm} ${vars.ease}`,
    },
    '&:checked': { background: vars.signal, borderColor: vars.chosen },
    '&:checked::before': { background: vars.onSignal, transform: 'translateX(22px)' },
    '[dir="rtl"] &:checked::before': { transform: 'translateX(-22px)' },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&::before': { background: 'ButtonText' }, '&:checked::before': { background: 'Highlight' } },
    },
  },
});
