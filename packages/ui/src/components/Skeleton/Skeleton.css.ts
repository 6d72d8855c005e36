import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breathe } from '../../theme/global.css.ts';
import { forcedColours } from '../../theme/media.ts';
import { arch } from '../../theme/ornament.ts';
import { vars } from '../../theme/vars.css.ts';

const noScript = '(scripting: none)';

/** No shimmer: a slow change of opacity, which is cheap on a phone. */
export const group = style({
  position: 'relative',
  pointerEvents: 'none',
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
  '@media': { [noScript]: { animation: 'none' } },
});

export const withoutScript = style({ display: 'none', padding: `${vars.s10} ${vars.s5}`, textAlign: 'center' });
globalStyle(`${group} > *`, { '@media': { [noScript]: { display: 'none' } } });
globalStyle(`${group} > ${withoutScript}`, { '@media': { [noScript]: { display: 'block' } } });

const block = style({
  display: 'block',
  background: vars.sunk,
  borderRadius: vars.rInput,
  '@media': { [forcedColours]: { border: '1px solid GrayText' } },
});

export const shapes = styleVariants({
  text: [block, { height: 14, marginBlock: 5 }],
  heading: [block, { height: 22, marginBlock: 1 }],
  button: [block, { height: vars.touch, borderRadius: vars.rFull }],
  field: [block, { height: 48 }],
  circle: [block, { width: vars.touch, height: vars.touch, borderRadius: '50%' }],
  arch: [block, { width: 72, height: 84 }, arch(72)],
  portrait: [block, { aspectRatio: '4 / 5', borderRadius: vars.rCard }],
  landscape: [block, { aspectRatio: '16 / 9', borderRadius: vars.rCard }],
  square: [block, { aspectRatio: '1', borderRadius: vars.rCard }],
});

export const widths = styleVariants({
  full: {},
  long: { width: '86%' },
  half: { width: '62%' },
  short: { width: '34%' },
});
