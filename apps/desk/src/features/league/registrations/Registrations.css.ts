import { canHover, fromTablet } from '@maidan/ui/theme/media';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

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
export const under = style([textType(13), { gridColumn: '1 / -1', color: vars.inkQuiet, overflowWrap: 'anywhere' }]);
