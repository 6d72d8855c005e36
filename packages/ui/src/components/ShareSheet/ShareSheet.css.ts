import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { clampedTo, headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const subject = style({
  ...clampedTo(2),
  color: vars.inkQuiet,
  overflowWrap: 'anywhere',
});

export const ways = style({
  display: 'grid',
  // The second value is for larger text: names must not run into each other.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(84px, 4.75rem), 1fr))',
  gap: `${vars.s3} ${vars.s2}`,
});

export const way = style([
  headType(13, 'nav'),
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '6px',
    width: '100%',
    paddingBlock: vars.s1,
    borderRadius: vars.rCard,
    textAlign: 'center',
    '@media': { [canHover]: { ':hover': { background: vars.sunk } } },
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  background: vars.sunk,
  color: vars.ink,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const firstMark = style([mark, { background: vars.signal, color: vars.onSignal }]);
