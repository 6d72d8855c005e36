import { style } from '@vanilla-extract/css';
import { textType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** An <output> announces its content. */
export const place = style({ display: 'block' });

export const note = style([
  textType(15),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.s2,
    padding: `${vars.s2} ${vars.gutter}`,
    color: vars.inkQuiet,
  },
]);
