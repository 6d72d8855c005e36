import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const count = style([
  headType(13),
  tabular,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    padding: '0 6px',
    borderRadius: vars.rFull,
    background: vars.kumkum,
    color: vars.onKumkum,
    '@media': { [forcedColours]: { outline: '1px solid CanvasText' } },
  },
]);
