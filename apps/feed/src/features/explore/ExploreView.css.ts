import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { pageTitle } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const page = style({
  padding: `${vars.s2} ${vars.gutter} ${vars.s12}`,
  '@media': { [fromTablet]: { paddingInline: vars.s6 } },
});
export const title = style({ ...pageTitle, paddingBlock: `${vars.s2} ${vars.s4}` });
export const results = style({ paddingTop: vars.s4 });
