import { style } from '@vanilla-extract/css';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** Six drawn places under one real field, in two groups of three. */
export const places = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.s2,
  borderRadius: vars.rInput,
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});

export const place = style([
  headType(26, 'head'),
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    height: 56,
    border: vars.edge,
    borderRadius: vars.rInput,
    background: vars.raised,
    color: vars.ink,
    letterSpacing: 0,
    selectors: {
      '&:nth-child(3)': { marginInlineEnd: 4 },
      '&:nth-child(4)': { marginInlineStart: 4 },
      '&[data-at]': { border: `2px solid ${vars.ink}` },
      '&[data-at]:empty::after': { content: '', height: 26, borderInlineStart: `2px solid ${vars.ink}` },
      '[data-invalid] > &': { border: `2px solid ${vars.kumkum}`, color: vars.kumkum },
    },
  },
]);

/** The real field covers all of them. It is transparent, not hidden: fingers, autofill and screen readers find it. */
export const real = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  opacity: 0,
  fontSize: 16,
  caretColor: 'transparent',
});
