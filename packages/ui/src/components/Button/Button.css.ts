import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { blocked, press } from '../private/base-button.css.ts';

/** A pill, set in the heading face. Long labels wrap instead of leaving the screen. */
const pill = style([
  press,
  headType(15),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    padding: `10px ${vars.s5}`,
    borderRadius: '26px',
    border: '1.5px solid transparent',
    lineHeight: vars.l13,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { [forcedColours]: { border: '1.5px solid ButtonText' } },
  },
]);

/** One variant: its normal look, hover, and blocked. */
function variant(rest: StyleRule, hover: StyleRule) {
  return [
    pill,
    {
      ...rest,
      selectors: { '&[aria-disabled="true"]:not([aria-busy="true"])': blocked },
      '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': hover } } },
    } as StyleRule,
  ];
}

const underline = { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '4px' };

export const variants = styleVariants({
  signal: variant({ background: vars.signal, color: vars.onSignal }, { background: vars.signalPress }),
  ink: variant({ background: vars.ink, color: vars.inkInverse }, underline),
  edge: variant({ borderColor: vars.lineStrong, color: vars.ink }, { borderColor: vars.ink, background: vars.sunk }),
  plain: variant({ color: vars.ink }, { background: vars.sunk }),
  danger: variant({ background: vars.kumkum, color: vars.onKumkum }, underline),
});

export const sizes = styleVariants({
  m: {},
  l: { minHeight: 52, fontSize: vars.t17, paddingInline: vars.s6 },
});

export const wide = style({ width: '100%' });

export const inside = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  minWidth: 0,
});

/** While pending, the text keeps its width and name, and the ring covers it. */
export const behind = style([inside, { opacity: 0 }]);
export const ring = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
