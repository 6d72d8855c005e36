import { globalStyle, style } from '@vanilla-extract/css';
import { canHover } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { press } from '../private/base-button.css.ts';

export const toggle = style([
  press,
  headType(15),
  {
    // 44 px for the thumb, yet close to the text it belongs to.
    margin: '-4px -8px -8px',
    paddingInline: 8,
    color: vars.turf,
    // Inside, so that the ring does not cover the last line.
    selectors: { '&:focus-visible': { outlineOffset: '-7px', boxShadow: 'none' } },
    '@media': {
      [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      // Without script, everything is expanded.
      '(scripting: none)': { display: 'none' },
    },
  },
]);

/** Keeps its place: if the toggle disappears after measuring, nothing may move. */
export const needless = style([toggle, { visibility: 'hidden' }]);

/** The toggle, and the content at the other end of its line. */
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' });
globalStyle(`${line} > ${toggle}`, { margin: '0 auto 0 -8px' });
