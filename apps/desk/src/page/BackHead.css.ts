import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.s2,
  '@media': { [fromTablet]: { paddingInlineStart: vars.s4 } },
});
export const back = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44 });
