import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { fill } from '../private/ratio-box.css.ts';

export const video = style([
  fill,
  {
    selectors: {
      // The server's document gives the element its own controls, for readers without script. Where script is on its way, they
      // stay hidden until ours are there.
      '&::-webkit-media-controls': { '@media': { '(scripting: enabled)': { display: 'none' } } },
    },
  },
]);

export const tools = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: vars.s3,
  bottom: vars.s4,
  display: 'flex',
  gap: vars.s2,
  '@media': { '(scripting: none)': { display: 'none' } },
});
