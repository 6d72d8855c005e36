import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { fill } from '../private/ratio-box.css.ts';

export const picture = fill;

export const frame = style([fill, { border: 0, background: vars.mediaGround }]);

export const card = style([
  headType(17),
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.s3,
    padding: vars.s6,
    textAlign: 'center',
    textWrap: 'balance',
    background: 'rgb(10 13 11 / 0.72)',
    color: vars.onMedia,
  },
]);

export const small = style([textType(15), { fontWeight: vars.wText, color: vars.onMediaQuiet }]);
