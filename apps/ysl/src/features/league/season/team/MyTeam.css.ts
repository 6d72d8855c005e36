import { style } from '@vanilla-extract/css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { frame } from '../../../../frame.css.ts';

/** If this device follows a team, its space is reserved before hydration. */
export const place = style([
  frame,
  {
    display: 'none',
    selectors: { 'html[data-my-team] &': { display: 'block', minHeight: '19.5rem' } },
    '@media': {
      // The buttons wrap onto three lines.
      '(max-width: 339px)': { selectors: { 'html[data-my-team] &': { minHeight: '21.75rem' } } },
      '(min-width: 760px)': { selectors: { 'html[data-my-team] &': { minHeight: '15rem' } } },
      print: { selectors: { 'html[data-my-team] &': { display: 'none' } } },
    },
  },
]);
export const team = style({ paddingTop: vars.s5 });
export const label = style({ ...textType(13), color: vars.inkQuiet });
export const name = style({ ...headType(20, 'head'), overflowWrap: 'anywhere' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s3}`,
  paddingTop: vars.s3,
});
export const countdown = style({ ...headType(17), ...tabular, flex: '1 1 100%', minHeight: vars.l17 });
