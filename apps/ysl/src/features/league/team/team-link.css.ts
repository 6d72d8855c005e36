import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** A name in a table or above a score. It looks like plain text until hovered. */
export const link = style({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.line,
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

const onPhone = 'screen and (max-width: 759px)';
/** Only one of a team's full and short names is shown. */
export const full = style({ '@media': { [onPhone]: { display: 'none' } } });
export const short = style({ display: 'none', '@media': { [onPhone]: { display: 'inline' } } });
