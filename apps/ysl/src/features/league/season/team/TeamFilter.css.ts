import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s3,
  paddingTop: vars.s4,
  '@media': { print: { display: 'none' } },
});
export const form = style({ flex: '1 1 240px', maxWidth: 400, display: 'flex', gap: vars.s2, alignItems: 'end' });

/** As tall as a button from the start, so that nothing moves when the followed team is known. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, minHeight: vars.touch });
