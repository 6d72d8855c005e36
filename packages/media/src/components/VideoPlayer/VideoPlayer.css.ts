import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { fill } from '../private/ratio-box.css.ts';

export const video = style([
  fill,
  {
    selectors: {
      // The server's document has native controls, for readers without script. They stay hidden while script loads.
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
