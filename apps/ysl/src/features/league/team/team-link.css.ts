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

const onPhone = 'screen and (max-width: 759px)';
/** Of the two names of a team one is shown. */
export const full = style({ '@media': { [onPhone]: { display: 'none' } } });
export const short = style({ display: 'none', '@media': { [onPhone]: { display: 'inline' } } });
