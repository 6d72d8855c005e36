import { style, styleVariants } from '@vanilla-extract/css';
import { canHover, fromTablet } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0 14px',
  overflowX: 'auto',
  padding: `2px ${vars.gutter} 6px`,
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});

export const cloud = style([
  line,
  {
    '@media': {
      [fromTablet]: { flexWrap: 'wrap', padding: `${vars.s2} ${vars.gutter} ${vars.s3}`, whiteSpace: 'normal' },
    },
  },
]);

export const foldable = style({ display: 'flex', alignItems: 'flex-start', paddingInlineStart: vars.gutter });

/** Aligned by baseline, a line would be taller than a target. */
export const unfolded = style({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 14 });
export const folded = style([
  unfolded,
  // Without script, everything is visible.
  { '@media': { '(scripting: enabled)': { maxHeight: vars.touch, overflow: 'hidden' } } },
]);
export const toggle = style({ flex: 'none', '@media': { '(scripting: none)': { display: 'none' } } });

export const word = style({ flex: 'none', maxWidth: '100%' });

const link = style({
  display: 'inline-block',
  minWidth: vars.touch,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textDecorationThickness: '2px' } } },
});
// The line is the touch target; a wrapping word keeps it.
const tall = { lineHeight: `max(${vars.touch}, 1.1em)`, letterSpacing: vars.trackHead };

export const weights = styleVariants({
  1: [link, headType(17, 'nav'), { ...tall, color: vars.inkQuiet }],
  2: [link, headType(20, 'strong'), tall],
  3: [link, headType(26, 'name'), tall],
});
