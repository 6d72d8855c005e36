import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Steps of the 4 px grid. */
export const gaps = styleVariants({
  2: { gap: vars.s2 },
  3: { gap: vars.s3 },
  4: { gap: vars.s4 },
  5: { gap: vars.s5 },
  6: { gap: vars.s6 },
});

export type Gap = keyof typeof gaps;
