import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { fill } from '../private/ratio-box.css.ts';

export const open = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': {
      outline: `3px solid ${vars.onMedia}`,
      outlineOffset: -6,
      boxShadow: `inset 0 0 0 8px ${vars.mediaGround}`,
    },
  },
});

export const picture = fill;
