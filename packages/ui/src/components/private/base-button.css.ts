import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { textType } from '../../theme/type.ts';
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

/** Why it cannot be pressed: a note above the button, out of the way of the pointer. */
export const reason = style([
  textType(13),
  {
    position: 'absolute',
    zIndex: 3,
    bottom: `calc(100% + ${vars.s2})`,
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    width: 'max-content',
    maxWidth: 'min(260px, 80vw)',
    padding: `${vars.s2} ${vars.s3}`,
    borderRadius: vars.rInput,
    border: '1px solid transparent',
    background: vars.ink,
    color: vars.inkInverse,
    fontWeight: vars.wText,
    letterSpacing: 0,
    textAlign: 'center',
    whiteSpace: 'normal',
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: {
      ':focus-visible > &, &[data-asked]': { visibility: 'visible' },
    },
    '@media': { [canHover]: { selectors: { ':hover > &': { visibility: 'visible' } } } },
  },
]);
