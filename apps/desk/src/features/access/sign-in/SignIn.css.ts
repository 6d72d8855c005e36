import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** One column, left-aligned like everything at the desk. */
export const place = style({
  display: 'grid',
  gap: vars.s6,
  alignContent: 'start',
  maxWidth: 480,
  padding: `${vars.s6} ${vars.gutter} ${vars.s10}`,
  '@media': { [fromTablet]: { padding: `${vars.s16} ${vars.s8}`, marginInline: 'auto' } },
});
export const title = style([headType(34, 'name'), { selectors: { '&:focus': { outline: 'none' } } }]);
