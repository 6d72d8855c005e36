import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const links = style({
  display: 'grid',
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const link = style({
  ...headType(15, 'nav'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.s12,
  width: '100%',
  textAlign: 'start',
});
