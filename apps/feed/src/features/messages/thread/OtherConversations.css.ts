import { fromDesk } from '@maidan/ui/theme/media';
import { headType, oneLine, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const side = style({ flex: 'none', width: vars.wRail, overflowY: 'auto', borderInlineEnd: vars.hair });
/** Reserves its space until the width of the screen is known. */
export const waitingSide = style([side, { display: 'none', '@media': { [fromDesk]: { display: 'block' } } }]);

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.s2} ${vars.gutter}`,
  borderBottom: vars.hair,
  selectors: {
    '&[aria-current]': { background: vars.sunk },
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
});

export const subject = style({ ...headType(15), ...oneLine });
export const unread = style([subject, { fontWeight: vars.wHead }]);
/** Keeps its height without a message. */
export const latest = style({ ...textType(13), ...oneLine, minHeight: vars.l13, color: vars.inkQuiet });
export const all = style({ padding: vars.gutter });
