import { style } from '@vanilla-extract/css';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** The wrapper has the frame, and so the focus ring. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  padding: 0,
  minHeight: 52,
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${vars.focusGap}` },
  },
});

export const country = style({ paddingInlineStart: 14, color: vars.inkQuiet, fontSize: vars.t17 });

export const number = style([
  headType(20),
  tabular,
  {
    flex: 1,
    minWidth: 0,
    height: 48,
    padding: '0 14px',
    border: 0,
    outline: 0,
    boxShadow: 'none',
    background: 'none',
    letterSpacing: '0.02em',
  },
]);
