import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { leagueColours, leagueDarkColours, type Colour, type ColourChange } from '@maidan/ui/tokens/colours';

/** Below the top bar, with its line. */
const TOP = '66px';

// Keeps scroll targets, including focused elements, clear of the bottom bar on a phone.
globalStyle('html[data-site="desk"]', {
  '@media': { 'screen and (max-width: 759px)': { scrollPaddingBottom: `calc(${vars.bar} + ${vars.s4})` } },
});

// League screens use the league's colour, to show which site is being edited.
const ofLeague = (colours: ColourChange) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [vars[name as Colour], value]));
const darkOfLeague = { vars: ofLeague(leagueDarkColours) };
globalStyle('[data-league]', { vars: ofLeague(leagueColours) });
globalStyle(':root:not([data-theme="light"]) [data-league]', {
  '@media': { '(prefers-color-scheme: dark)': darkOfLeague },
});
globalStyle(':root[data-theme="dark"] [data-league]', darkOfLeague);

/** On a phone, an open conversation fills the screen. */
export const besideThread = style({
  display: 'contents',
  '@media': { 'screen and (max-width: 759px)': { selectors: { '[data-bare] > &': { display: 'none' } } } },
});

export const page = style({
  paddingBottom: `calc(${vars.bar} + env(safe-area-inset-bottom))`,
  '@media': {
    [fromTablet]: { paddingBottom: 0 },
    'screen and (max-width: 759px)': { selectors: { '&[data-bare]': { paddingBottom: 0 } } },
  },
});

export const frame = style({
  '@media': {
    [fromTablet]: {
      display: 'grid',
      gridTemplateColumns: `${vars.wSideIcons} minmax(0, 1fr)`,
      columnGap: vars.s4,
      maxWidth: 1440,
      marginInline: 'auto',
      paddingInlineStart: vars.s6,
    },
    [fromDesk]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
  },
});

export const main = style({
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [fromTablet]: { borderInlineStart: `${vars.chalk} solid ${vars.line}`, minHeight: `calc(100dvh - ${TOP})` },
    'screen and (min-width: 1441px)': { borderInlineEnd: `${vars.chalk} solid ${vars.line}` },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [fromTablet]: {
      display: 'block',
      position: 'sticky',
      top: TOP,
      alignSelf: 'start',
      height: `calc(100dvh - ${TOP})`,
      overflowY: 'auto',
      padding: `${vars.s4} 0 ${vars.s4} ${vars.s3}`,
      marginInlineStart: `calc(-1 * ${vars.s3})`,
    },
  },
});

export const sideLink = style([
  headType(17, 'nav'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.s3,
    minHeight: vars.touch,
    padding: `0 ${vars.s3}`,
    marginInlineStart: `calc(-1 * ${vars.s3})`,
    borderRadius: vars.rFull,
    selectors: { '&[aria-current]': { fontWeight: vars.wHead } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.sunk } } } },
  },
]);

/** A narrow side navigation shows only icons; screen readers still get the name. */
export const sideName = style({
  '@media': {
    'screen and (min-width: 760px) and (max-width: 1099px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** The ball marks the current place. */
export const ball = style({ width: 8, height: 8, borderRadius: '50%', background: vars.ball, flex: 'none' });

export const count = style([
  headType(13),
  {
    ...tabular,
    minWidth: 24,
    marginInlineStart: 'auto',
    padding: '0 6px',
    borderRadius: vars.rFull,
    background: vars.sunk,
    textAlign: 'center',
    '@media': { 'screen and (max-width: 1099px)': { display: 'none' } },
  },
]);

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  background: vars.ground,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [fromTablet]: { display: 'none' } },
});

export const barLink = style([
  headType(13, 'nav'),
  {
    position: 'relative',
    minHeight: vars.bar,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    lineHeight: '16px',
    color: vars.inkQuiet,
    selectors: { '&[aria-current]': { color: vars.ink, fontWeight: vars.wHead } },
  },
]);
export const barBall = style([ball, { position: 'absolute', top: -5 }]);
export const barCount = style([
  headType(13),
  {
    ...tabular,
    fontStyle: 'normal',
    position: 'absolute',
    top: 4,
    insetInlineStart: 'calc(50% + 8px)',
    minWidth: 18,
    lineHeight: '18px',
    padding: '0 4px',
    borderRadius: 9,
    background: vars.kumkum,
    color: vars.onKumkum,
    textAlign: 'center',
  },
]);
