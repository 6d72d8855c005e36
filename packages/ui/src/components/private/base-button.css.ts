import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Ground of everything that can be pressed: at least 44 px each way, a slight give under the finger. */
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

/** The look of a button that cannot be pressed. `:is` lifts it above the looks without an order to keep. */
export const blocked = {
  background: vars.sunk,
  borderColor: 'transparent',
  color: vars.inkQuiet,
  '@media': { [forcedColours]: { color: 'GrayText', borderColor: 'GrayText' } },
};
