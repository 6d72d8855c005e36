import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Steps of the 4 px grid, for Stack, Inline and Columns. */
export const gaps = styleVariants({
  0: {},
  1: { gap: vars.s1 },
  2: { gap: vars.s2 },
  3: { gap: vars.s3 },
  4: { gap: vars.s4 },
  5: { gap: vars.s5 },
  6: { gap: vars.s6 },
  8: { gap: vars.s8 },
  10: { gap: vars.s10 },
  12: { gap: vars.s12 },
  16: { gap: vars.s16 },
});

export type Gap = keyof typeof gaps;
