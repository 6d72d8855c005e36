import { fromDesk } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const steps = style({
  position: 'absolute',
  zIndex: 5,
  insetInlineEnd: vars.s3,
  top: 128,
  display: 'grid',
  gap: vars.s3,
  justifyItems: 'start',
  padding: vars.s2,
  borderRadius: vars.rCard,
  background: vars.ground,
  color: vars.ink,
  '@media': {
    // Available to screen readers; visible when focused.
    '(max-width: 1099px)': {
      selectors: {
        '&:not(:focus-within)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
      },
    },
    [fromDesk]: {
      insetInlineStart: `calc(100% + ${vars.s6})`,
      insetInlineEnd: 'auto',
      top: vars.s3,
      padding: 0,
      background: 'none',
    },
  },
});

export const key = style([
  headType(13),
  {
    display: 'inline-block',
    minWidth: 24,
    padding: '0 6px',
    border: vars.edge,
    borderRadius: vars.rInput,
    textAlign: 'center',
    lineHeight: '1.375rem',
  },
]);

export const help = style([
  textType(13),
  {
    minHeight: vars.touch,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.s2,
    color: vars.inkQuiet,
    whiteSpace: 'nowrap',
  },
]);

export const sheet = style({
  margin: 'auto',
  width: 'min(360px, calc(100vw - 32px))',
  padding: vars.s5,
  border: 0,
  borderRadius: vars.rCard,
  background: vars.raised,
  color: vars.ink,
  selectors: { '&::backdrop': { background: vars.veil } },
});
export const head = style([
  headType(20, 'head'),
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
]);
export const list = style({ marginTop: vars.s2 });
export const keys = style({ display: 'flex', gap: vars.s1 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 40,
  borderTop: vars.hair,
});
