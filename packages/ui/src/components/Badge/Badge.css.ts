import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { headType, oneLine, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const badge = style([
  headType(13),
  oneLine,
  tabular,
  {
    display: 'inline-block',
    maxWidth: '100%',
    padding: `0 ${vars.s2}`,
    borderRadius: vars.rFull,
    verticalAlign: 'middle',
    '@media': { [forcedColours]: { outline: '1px solid CanvasText' } },
  },
]);

export const tones = styleVariants({
  signal: [badge, { background: vars.signal, color: vars.onSignal }],
  unread: [badge, { background: vars.kumkum, color: vars.onKumkum }],
  turf: [badge, { background: vars.turfWash, color: vars.turf }],
  quiet: [badge, { background: vars.sunk, color: vars.inkQuiet }],
});
