import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.s5,
  paddingBlock: `${vars.s2} ${vars.s6}`,
});
/** Wraps below the picture if a long name leaves no room next to it. */
export const text = style({ flex: '1 1 190px', minWidth: 0 });
export const name = style({
  ...headType(20, 'head'),
  overflowWrap: 'anywhere',
  '@media': { [fromTablet]: { fontSize: vars.t26, lineHeight: vars.l26 } },
});
const line = style({ ...textType(15), color: vars.inkQuiet });
/** Never wrapped: the form below shows an address that is too long in full. */
export const email = style([line, oneLine]);
export const phone = style([line, tabular, { overflowWrap: 'anywhere' }]);
export const id = style({
  ...headType(15),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.touch,
  marginTop: vars.s2,
  paddingInline: vars.s4,
  border: vars.edge,
  borderRadius: vars.rFull,
  background: vars.raised,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
