import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { PANE_HEIGHT, withThird } from '../../page/panes.css.ts';

export const panes = style({
  '@media': {
    [fromTablet]: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', height: PANE_HEIGHT },
    [withThird]: { gridTemplateColumns: '348px minmax(0, 1fr) 296px' },
  },
});
export const has = style([headType(13), { display: 'flex', alignItems: 'center', gap: 6, marginTop: 2 }]);
