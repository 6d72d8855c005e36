import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Base of everything that can be pressed: at least 44 px in each direction, and slightly smaller while pressed. */
export const press = style({
  position: 'relative',
  minWidth: vars.touch,
  minHeight: vars.touch,
  transition: `transform ${vars.fast} ${vars.ease}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(0.97)' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

/** The look of a button that cannot be pressed. `:is` gives it precedence over variants in any order. */
export const blocked = {
  background: vars.sunk,
  borderColor: 'transparent',
  color: vars.inkQuiet,
  '@media': { [forcedColours]: { color: 'GrayText', borderColor: 'GrayText' } },
};
