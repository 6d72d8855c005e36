import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s1,
  padding: `${vars.s3} ${vars.gutter} ${vars.s1}`,
});
/** One line, which scrolls sideways; its padding is room for the focus ring. */
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: -6,
  padding: 6,
});
globalStyle(`${buttons} > *`, { flex: 'none' });
