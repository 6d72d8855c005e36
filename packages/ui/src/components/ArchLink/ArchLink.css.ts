import { style, styleVariants } from '@vanilla-extract/css';
import { canHover } from '../../theme/media.ts';
import { arch } from '../../theme/ornament.ts';
import { headType, tabular, textType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const chip = style({ alignItems: 'center', maxWidth: '100%', minHeight: vars.touch });
export const chips = styleVariants({
  s: [chip, { display: 'inline-flex', gap: vars.s2 }],
  l: [chip, { display: 'flex', gap: vars.s3, padding: `${vars.s2} 0` }],
});

const shape = style([
  headType(17, 'head'),
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    background: vars.sunk,
    color: vars.inkQuiet,
    textTransform: 'uppercase',
  },
]);
export const arches = styleVariants({
  s: [shape, arch(28), { width: 28, height: 34, borderRadius: `14px 14px ${vars.rInput} ${vars.rInput}` }],
  l: [shape, arch(48), { width: 48, height: 58 }],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const text = style({ minWidth: 0 });

export const name = style([
  headType(15),
  {
    display: 'block',
    overflowWrap: 'anywhere',
    lineHeight: vars.l13,
    '@media': {
      [canHover]: { selectors: { 'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
    },
  },
]);

export const meta = style([textType(13), tabular, { display: 'block', color: vars.inkQuiet }]);
