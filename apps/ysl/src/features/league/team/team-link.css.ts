import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** A name in a table or above a score: it looks like one until it is pointed at. */
export const link = style({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.line,
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
