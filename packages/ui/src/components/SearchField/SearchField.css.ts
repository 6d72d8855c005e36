import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: vars.touch,
  paddingInline: vars.s4,
  border: vars.edge,
  borderRadius: vars.rFull,
  background: vars.raised,
  color: vars.inkQuiet,
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&:has(button)': { paddingInlineEnd: 0 },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: 42,
  padding: 0,
  border: 0,
  // The frame shows the focus.
  outline: 0,
  boxShadow: 'none',
  background: 'none',
  color: vars.ink,
  // Below 16 px, phones zoom in on focus.
  fontSize: 'max(16px, 1rem)',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.inkQuiet, opacity: 1 },
    // Replaced by our own button, the same in every browser.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
