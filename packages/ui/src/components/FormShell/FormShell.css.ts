import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s5 });

/** Always in the page, so that new text is announced; when empty, it takes no space. */
export const alert = style({ selectors: { '&:not(:empty)': { marginBottom: vars.s5 } } });

export const error = style({
  display: 'flex',
  gap: vars.s2,
  padding: `10px ${vars.s3}`,
  border: `1.5px solid ${vars.kumkum}`,
  borderRadius: vars.rInput,
  background: vars.kumkumWash,
  color: vars.ink,
  overflowWrap: 'anywhere',
});

export const icon = style({
  color: vars.kumkum,
  display: 'grid',
  height: vars.l15,
  placeItems: 'center',
  flex: 'none',
});

export const note = style({ marginBottom: vars.s3, color: vars.inkQuiet, overflowWrap: 'anywhere' });
