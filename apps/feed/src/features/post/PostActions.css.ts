import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const place = style({ containerType: 'inline-size' });
/** A phone with text at 200 %, where the actions take two lines. */
const largeText = '(max-width: 16rem)';

export const row = style({
  display: 'flex',
  '@container': { [largeText]: { flexWrap: 'wrap' } },
  alignItems: 'center',
  padding: `${vars.s1} 6px 0`,
  '@media': { [fromTablet]: { padding: `${vars.s1} 0 0`, marginLeft: -6 } },
});

export const action = style({
  ...headType(15),
  ...tabular,
  lineHeight: 1,
  display: 'inline-flex',
  '@container': { [largeText]: { flex: 'none' } },
  alignItems: 'center',
  gap: 7,
  minHeight: vars.touch,
  minWidth: vars.touch,
  paddingInline: 10,
  borderRadius: vars.rFull,
});

const like = keyframes({ '40%': { transform: 'scale(1.28)' } });
export const liked = style([action, { color: vars.kumkum }]);
globalStyle(`${liked} svg`, { animation: `${like} ${vars.calm} ${vars.ease}` });

export const views = style([action, { marginLeft: 'auto', color: vars.inkQuiet, fontWeight: vars.wNav }]);
