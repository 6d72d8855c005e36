import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

const state = style([
  textType(13),
  { display: 'inline-flex', alignItems: 'center', gap: 6, padding: `0 ${vars.s2}`, color: vars.inkQuiet },
]);

/** Hidden on a phone, where only problems are shown. */
export const fine = style([state, { display: 'none', '@media': { [fromTablet]: { display: 'inline-flex' } } }]);
export const offline = style([state, { color: vars.ink }]);
