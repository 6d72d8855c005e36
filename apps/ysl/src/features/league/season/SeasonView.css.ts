import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** In print, text is black and the background white, whatever the theme. */
export const paper = style({
  '@media': {
    print: {
      vars: {
        [vars.ink]: '#000000',
        [vars.inkQuiet]: '#333333',
        [vars.ground]: '#ffffff',
        [vars.line]: '#999999',
        [vars.turf]: '#000000',
      },
      color: '#000000',
      maxWidth: 'none',
      padding: 0,
    },
  },
});

/** Printed instead of the dropdown: the chosen value. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const onScreen = style({ '@media': { print: { display: 'none' } } });
