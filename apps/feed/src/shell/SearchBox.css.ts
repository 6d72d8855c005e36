import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: vars.touch,
  paddingInline: vars.s4,
  border: vars.edge,
  borderRadius: vars.rFull,
  background: vars.raised,
  color: vars.inkQuiet,
  ':focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
});

export const input = style({
  ...textType(15),
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  background: 'none',
  color: vars.ink,
  // The frame shows the focus.
  outline: 0,
  boxShadow: 'none',
  '::placeholder': { color: vars.inkQuiet, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});
