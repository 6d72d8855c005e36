import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const audio = style({ padding: `${vars.s1} ${vars.gutter} 0` });
export const ads = style({ paddingTop: vars.s4 });
/** The skip link's target; the first post has the first visible focus. */
export const posts = style({ selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } } });
