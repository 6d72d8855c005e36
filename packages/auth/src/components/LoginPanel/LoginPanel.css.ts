import { pageTitle } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.s5,
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
  padding: `${vars.s8} ${vars.gutter}`,
});

export const title = style([pageTitle, { overflowWrap: 'anywhere' }]);
