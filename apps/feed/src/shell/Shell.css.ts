import { globalStyle, style } from '@vanilla-extract/css';
import { columnMiddle } from '@maidan/ui/theme/column-middle.css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { touchlines } from '@maidan/ui/theme/ornament';
import { vars } from '@maidan/ui/theme/vars.css';

const onPhone = 'screen and (max-width: 759px)';

// Content scrolled to, also with the Tab key, must not end under a phone's footer bar.
globalStyle('html', {
  '@media': { [onPhone]: { scrollPaddingBottom: `calc(${vars.bar} + ${vars.s4})` } },
});

/** Room for the footer bar, which overlays the page on a phone. */
export const page = style({
  selectors: { '&[data-stage]': { paddingBottom: 0 } },
  paddingBottom: `calc(${vars.bar} + env(safe-area-inset-bottom))`,
  '@media': {
    [fromTablet]: { paddingBottom: 0, vars: { [columnMiddle]: `calc((${vars.wSideIcons} + ${vars.s6}) / 2)` } },
    [fromDesk]: {
      vars: { [columnMiddle]: `calc((${vars.wSide} - ${vars.wRail}) / 2)` },
      selectors: {
        '&[data-stage]': { vars: { [columnMiddle]: '0px' } },
        '&[data-wide]': { vars: { [columnMiddle]: `calc((${vars.wSide} + ${vars.s8}) / 2)` } },
      },
    },
  },
});

/** The pitch: sidebar, column between the touchlines, rail. */
export const frame = style({
  '@media': {
    [fromTablet]: {
      display: 'grid',
      gridTemplateColumns: `${vars.wSideIcons} minmax(0, ${vars.wColumn})`,
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

/** The layout of a page that fills the window: sidebar and stage. */
export const stageFrame = style([
  frame,
  {
    '@media': {
      // A phone in landscape is wider than the stage, so both sides are as dark.
      [onPhone]: { background: vars.mediaGround },
      [fromTablet]: { gridTemplateColumns: `${vars.wSideIcons} minmax(0, ${vars.wStage})` },
      [fromDesk]: { gridTemplateColumns: `${vars.wSide} minmax(0, ${vars.wStage}) 1fr` },
    },
  },
]);

export const stageColumn = style({ minWidth: 0 });

/** Wide enough for a stage with a sidebar to leave room on its other side. */
const fromWideDesk = 'screen and (min-width: 1240px)';

/** The footer next to a stage, which leaves no room below. Hidden in narrower windows. */
export const besideStage = style({
  display: 'none',
  '@media': { [fromWideDesk]: { display: 'flex', alignItems: 'flex-end', minWidth: 0 } },
});

export const column = style({
  minWidth: 0,
  minHeight: `calc(100dvh - ${vars.bar} * 2)`,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [fromTablet]: { ...touchlines, minHeight: 'calc(100dvh - 66px)' } },
});

/** The column together with the place of the rail. */
export const wideColumn = style([column, { '@media': { [fromDesk]: { gridColumn: '2 / -1' } } }]);

export const main = style({ flex: 1, minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });
/** On a phone the bars over a stage suit the dark background of clips, so other content there is dark too. */
const dark = {
  background: vars.mediaGround,
  color: vars.onMedia,
  vars: {
    [vars.ground]: vars.mediaGround,
    [vars.ink]: vars.onMedia,
    [vars.inkInverse]: vars.mediaGround,
    [vars.inkQuiet]: vars.onMediaQuiet,
    [vars.lineStrong]: vars.onMedia,
    [vars.sunk]: vars.mediaChip,
    [vars.focus]: vars.onMedia,
    [vars.focusGap]: vars.mediaGround,
  },
};
globalStyle(`${stageColumn} > ${main}:not(:has(.swiper))`, {
  '@media': {
    [onPhone]: {
      ...dark,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      minHeight: 'calc(100dvh - 60px)',
      paddingTop: 58,
    },
  },
});
globalStyle(`${stageColumn} > ${main}:has(.swiper) > output:not(:empty)`, {
  '@media': { [onPhone]: { ...dark, paddingTop: 58 } },
});
// Fills the window below the top bar, so that the footer does not flash into view while a page loads.
globalStyle(`${column} > ${main}:not(:only-child)`, {
  minHeight: `calc(100dvh - ${vars.bar})`,
  '@media': { [fromTablet]: { minHeight: 'calc(100dvh - 66px)' } },
});
