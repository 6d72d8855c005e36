import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { pageTitle } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.s3,
  padding: `${vars.s2} 0 ${vars.s1}`,
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', paddingTop: vars.s5 },
  },
});

export const crumbs = style({ gridColumn: '1 / -1' });
export const title = style({ ...pageTitle, minWidth: 0, overflowWrap: 'anywhere' });
