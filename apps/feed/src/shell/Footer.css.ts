import { style } from '@vanilla-extract/css';
import { fromDesk } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const footer = style({
  ...textType(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.s4} ${vars.s2}`,
  padding: `${vars.s4} ${vars.gutter}`,
  color: vars.inkQuiet,
});

/** Hidden on a desktop with a rail, which has these links. */
export const nav = style({
  width: '100%',
  '@media': {
    [fromDesk]: { display: 'none', selectors: { '[data-stage] &, [data-wide] &': { display: 'block' } } },
  },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s5 });

export const link = style({ lineHeight: vars.touch, minWidth: vars.touch, color: vars.ink });
export const version = style({ ...headType(13), ...tabular });
