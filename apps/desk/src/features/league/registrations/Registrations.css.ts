import { canHover, fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const padded = style({
  display: 'grid',
  gap: vars.s6,
  padding: `${vars.s5} ${vars.gutter} ${vars.s10}`,
  '@media': { [fromTablet]: { paddingInline: vars.s8 } },
});
export const heading = style([headType(15, 'nav'), { padding: `${vars.s4} 0 ${vars.s1}`, color: vars.inkQuiet }]);
export const item = style({ borderBottom: `${vars.chalk} solid ${vars.line}` });

/** The background reaches the edges of the list. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `2px ${vars.s3}`,
  minHeight: 64,
  alignContent: 'center',
  marginInline: `calc(-1 * ${vars.gutter})`,
  padding: `12px ${vars.gutter}`,
  selectors: {
    '&[aria-current]': { background: vars.sunk, boxShadow: `inset -4px 0 0 ${vars.signal}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [fromTablet]: { marginInline: `calc(-1 * ${vars.s8})`, paddingInline: vars.s8 },
    [canHover]: { selectors: { '&:hover': { background: vars.sunk } } },
  },
});
export const name = style([headType(17, 'head'), { minWidth: 0, overflowWrap: 'anywhere' }]);
export const places = style([textType(13), { ...tabular, color: vars.inkQuiet }]);
export const below = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3, paddingTop: vars.s4 });

/** A registered person: a button as wide as the list. */
export const person = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.s3}`,
  minHeight: 64,
  alignContent: 'center',
  padding: '12px 0',
  textAlign: 'start',
  cursor: 'pointer',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const when = style([textType(13), { ...tabular, color: vars.inkQuiet, whiteSpace: 'nowrap' }]);
export const under = style([textType(13), { gridColumn: '1 / -1', color: vars.inkQuiet, overflowWrap: 'anywhere' }]);
