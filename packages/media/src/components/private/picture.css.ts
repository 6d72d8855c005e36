import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const missing = style([
  headType(15),
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.s2,
    background: vars.mediaGround,
    color: vars.onMediaQuiet,
  },
]);
