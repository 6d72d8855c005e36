import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  padding: `${vars.s3} 0 ${vars.s1}`,
  '@media': { print: { display: 'none' } },
});

export const way = style({
  ...headType(15),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  padding: `0 ${vars.s4}`,
  border: vars.edge,
  borderRadius: vars.rFull,
  color: vars.ink,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.ink, color: vars.inkInverse, borderColor: vars.ink },
  },
});
