import { canHover, fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Everything that a tag or category has between its head and its posts, side by side in a row that scrolls sideways, so
 * that the first post is in view.
 */
export const shelf = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.s4,
  overflowX: 'auto',
  // The choice of the view below it has a margin of its own.
  padding: `${vars.s2} ${vars.gutter} 0`,
  scrollPaddingInline: vars.gutter,
  scrollbarWidth: 'none',
  // A mouse without a wheel for it needs something to pull.
  '@media': { [canHover]: { scrollbarWidth: 'thin' } },
});
globalStyle(`${shelf} > *`, { flex: 'none' });

export const audio = style({
  padding: `${vars.s1} ${vars.gutter} 0`,
  selectors: { [`${shelf} &`]: { padding: 0, width: 'min(18rem, 80vw)' } },
});
export const ads = style({
  paddingTop: vars.s4,
  selectors: { [`${shelf} &`]: { padding: 0, width: 'min(12.25rem, 80vw)' } },
});

/** Its text is narrower than the screen, its line of buttons as long as they need. */
export const about = style({});
globalStyle(`${about} > * > :first-child`, {
  width: 'min(18.5rem, 82vw)',
  lineHeight: 1.35,
  '@media': { [fromTablet]: { width: '25rem' } },
});
globalStyle(`${about}:has([aria-expanded="true"]) > * > :first-child`, {
  width: `min(35rem, 100vw - 2 * ${vars.gutter})`,
});

/** The skip link's target; the first post has the first visible focus. */
export const posts = style({ selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } } });

/** The place of a button that some browsers have, once their page is loaded: nothing moves for it. */
export const bell = style({ flex: 'none', width: vars.touch, height: vars.touch });
