import { style } from '@vanilla-extract/css';
import { canHover, fromTablet } from '@maidan/ui/theme/media';
import { clampedTo, headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** Below the top bar. */
export const PANE_HEIGHT = 'calc(100dvh - 66px)';
/** Room for a third pane. */
export const withThird = 'screen and (min-width: 1240px)';

export const list = style({
  '@media': {
    [fromTablet]: { height: PANE_HEIGHT, overflowY: 'auto', borderInlineEnd: `${vars.chalk} solid ${vars.line}` },
  },
});
/** On a phone, hides the list while an item is open. */
export const behind = style({ '@media': { 'screen and (max-width: 759px)': { display: 'none' } } });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '12px',
  padding: `14px ${vars.gutter}`,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  selectors: {
    '&[aria-current]': { background: vars.sunk, boxShadow: `inset -4px 0 0 ${vars.signal}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.sunk } } } },
});

/** The empty second pane on a wide screen. */
export const nothingOpen = style({
  display: 'none',
  '@media': { [fromTablet]: { display: 'grid', placeContent: 'center', padding: vars.s8, color: vars.inkQuiet } },
});

/** The head of the open item. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  minHeight: vars.bar,
  padding: `${vars.s1} ${vars.s2}`,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { padding: `${vars.s3} ${vars.s4} ${vars.s3} ${vars.s6}` } },
});
export const headName = style([
  headType(17, 'head'),
  clampedTo(2),
  { letterSpacing: 0, overflowWrap: 'anywhere', selectors: { '&:focus': { outline: 'none' } } },
]);
