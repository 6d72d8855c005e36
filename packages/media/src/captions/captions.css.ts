import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** In a card: above its buttons, which are as wide as the name of a language. */
export const captions = style([
  textType(17),
  {
    position: 'absolute',
    zIndex: 1,
    insetInline: vars.s4,
    bottom: 72,
    textAlign: 'center',
    textWrap: 'balance',
    whiteSpace: 'pre-line',
    pointerEvents: 'none',
    color: vars.onMedia,
  },
]);

export const caption = style({
  padding: '5px 10px',
  borderRadius: vars.rInput,
  background: vars.mediaChip,
  lineHeight: '1.875rem',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
