import { style } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  background: vars.ground,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': {
    // On a phone's stage its text is over the picture.
    'screen and (max-width: 759px)': {
      selectors: {
        '[data-stage] &': {
          position: 'fixed',
          insetInline: 0,
          borderBottom: 0,
          background: 'linear-gradient(rgb(10 13 11 / 0.72), transparent)',
          vars: { [vars.ink]: vars.onMedia, [vars.focus]: vars.onMedia, [vars.focusGap]: vars.mediaGround },
          color: vars.onMedia,
        },
      },
    },
  },
});

/** Wide enough for the visitor's button and the user's icons in any font, so that nothing moves when they appear. */
const ACTIONS = '6.5rem';

export const inside = style({
  selectors: { '[data-stage] &': { minHeight: 58 } },
  // Larger text makes it taller.
  minHeight: vars.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  padding: `${vars.s1} ${vars.s3} ${vars.s1} ${vars.gutter}`,
  '@media': {
    [fromTablet]: {
      minHeight: 64,
      display: 'grid',
      gridTemplateColumns: `${vars.wSideIcons} minmax(0, ${vars.wColumn}) minmax(${ACTIONS}, auto)`,
      justifyContent: 'center',
      columnGap: vars.s6,
      maxWidth: 1240,
      marginInline: 'auto',
      paddingInline: vars.s6,
    },
    [fromDesk]: {
      gridTemplateColumns: `${vars.wSide} minmax(0, ${vars.wColumn}) ${vars.wRail}`,
      columnGap: vars.s8,
    },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.touch,
  minWidth: vars.touch,
  marginRight: 'auto',
  color: vars.ink,
});

export const word = style({
  '@media': {
    // The drawing scales with its box: 22 px on a phone, 26 px on a desktop.
    [fromDesk]: { width: 116 },
    [`${fromTablet} and (max-width: 1099px)`]: { display: 'none' },
  },
});

export const mark = style({
  display: 'none',
  '@media': { [`${fromTablet} and (max-width: 1099px)`]: { display: 'block' } },
});

export const search = style({ display: 'none', '@media': { [fromTablet]: { display: 'block' } } });
export const icon = style({
  position: 'relative',
  width: vars.touch,
  height: vars.touch,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.rFull,
});

export const count = style({ position: 'absolute', top: 1, insetInlineStart: '50%', lineHeight: 1 });

/** Until hydration the document is the visitor's view, which a signed-in user should not see. */
export const visitor = style({
  selectors: { 'html[data-signed-in] &': { visibility: 'hidden' } },
  '@media': { [fromTablet]: { display: 'grid', width: ACTIONS } },
});

export const searchLink = style({
  width: vars.touch,
  height: vars.touch,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.rFull,
  '@media': { [fromTablet]: { display: 'none' } },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  // A user's icons are wider than the visitor's button; the search must not move when they appear.
  selectors: { 'html[data-signed-in] &': { minWidth: `calc(3 * ${vars.touch} + 2 * ${vars.s1})` } },
  '@media': {
    [fromTablet]: {
      justifyContent: 'flex-end',
      selectors: { 'html[data-signed-in] &': { minWidth: 0 } },
    },
  },
});
