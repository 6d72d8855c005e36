import { vars } from '@maidan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Audio and ads. */
export const audio = style({ padding: `${vars.s1} ${vars.gutter} 0` });
export const ads = style({ paddingTop: vars.s4 });
export const compactAds = style({ paddingBlock: vars.s1 });

export const about = style({ padding: `${vars.s4} ${vars.gutter} 0` });
/** The buttons come before the description. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, marginBottom: vars.s2 });
globalStyle(`${buttons} > *`, { maxWidth: '100%' });

/** The skip link's target. It shows no focus ring; the first post does. */
export const posts = style({ selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } } });

/** Reserves space for a button that appears in some browsers after hydration. */
export const bell = style({ flex: 'none', width: vars.touch, height: vars.touch });
