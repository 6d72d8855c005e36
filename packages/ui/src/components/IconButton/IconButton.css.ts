import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { blocked, press } from '../private/base-button.css.ts';

const round = style([
  press,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.touch,
    height: vars.touch,
    borderRadius: vars.rFull,
    border: '1.5px solid transparent',
    '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
  },
]);

function variant(rest: StyleRule, hover: StyleRule) {
  return [
    round,
    {
      ...rest,
      selectors: { '&[aria-disabled="true"]:not([aria-busy="true"])': blocked },
      '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': hover } } },
    } as StyleRule,
  ];
}

export const variants = styleVariants({
  plain: variant({ color: vars.ink }, { background: vars.sunk }),
  edge: variant({ borderColor: vars.lineStrong, color: vars.ink }, { borderColor: vars.ink, background: vars.sunk }),
  ink: variant({ background: vars.ink, color: vars.inkInverse }, { background: vars.inkQuiet, color: vars.ground }),
  signal: variant({ background: vars.signal, color: vars.onSignal }, { background: vars.signalPress }),
  /** Over a picture or a video: visible on any frame. */
  media: variant({ background: vars.mediaChip, color: vars.onMedia }, { background: vars.mediaGround }),
});
