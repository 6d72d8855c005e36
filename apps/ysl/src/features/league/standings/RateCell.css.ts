import { style } from '@vanilla-extract/css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** The figure is the button; its touch target covers the height of the row. */
export const rate = style({
  ...tabular,
  minHeight: vars.touch,
  marginBlock: `calc(-1 * ${vars.s3})`,
  minWidth: vars.touch,
  textAlign: 'end',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '4px',
  '@media': { print: { textDecoration: 'none' } },
});

export const workings = style({
  ...textType(15),
  margin: 'auto',
  width: 'min(420px, calc(100vw - 32px))',
  padding: vars.s5,
  color: vars.ink,
  background: vars.raised,
  border: `2px solid ${vars.ink}`,
  borderRadius: vars.rCard,
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.35)' } },
});
export const title = style({ ...headType(20, 'head'), paddingBottom: vars.s3, overflowWrap: 'anywhere' });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.s3, paddingBlock: vars.s1 });
export const figure = style({ ...tabular, whiteSpace: 'nowrap' });
export const sum = style([
  line,
  headType(17),
  { borderTop: `${vars.chalk} solid ${vars.line}`, marginTop: vars.s2, paddingTop: vars.s3 },
]);
export const note = style({ ...textType(13), color: vars.inkQuiet, paddingTop: vars.s3 });
