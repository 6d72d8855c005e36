import { style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const place = style({ borderTop: vars.hair, '@media': { print: { display: 'none' } } });
export const summary = style({
  ...headType(15, 'nav'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.touch,
  paddingBlock: vars.s2,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const list = style({ ...textType(15), display: 'grid', gap: vars.s2, maxWidth: '40em', paddingBottom: vars.s3 });
