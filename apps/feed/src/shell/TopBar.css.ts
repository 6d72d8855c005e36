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
    // Over the stage of a phone it is text on the picture.
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

/** Of the visitor's button and the user's icons in any of the fonts: what is drawn first keeps its place when they come. */
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
    // The drawing grows with its box: 22 px on a phone, 26 px on a desk.
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

/** Until script is at work the document is a visitor's; who is signed in need not see that. */
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
  // The icons of a user are wider than the visitor's button: search stays where it is when they come.
  selectors: { 'html[data-signed-in] &': { minWidth: `calc(3 * ${vars.touch} + 2 * ${vars.s1})` } },
  '@media': {
    [fromTablet]: {
      justifyContent: 'flex-end',
      selectors: { 'html[data-signed-in] &': { minWidth: 0 } },
    },
  },
});
