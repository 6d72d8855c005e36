import { style } from '@vanilla-extract/css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const now = style({ ...headType(17), ...tabular, padding: `${vars.s3} 0`, minHeight: '48px' });
export const note = style({ ...textType(13), display: 'block', color: vars.inkQuiet });
export const heading = style({
  ...headType(20, 'head'),
  padding: `${vars.s4} 0 ${vars.s2}`,
  borderBottom: `${vars.chalk} solid ${vars.ink}`,
});
export const needs = style({ ...tabular, display: 'grid', gap: vars.s3, paddingBlock: vars.s3 });
export const team = style(headType(17, 'head'));
export const line = style({
  ...textType(15),
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '40px minmax(38px, auto) minmax(0, 1fr)',
  gap: vars.s3,
  alignItems: 'center',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&[data-over]': { background: vars.sunk, fontWeight: vars.wStrong } },
});
export const at = style({ ...headType(13, 'nav'), color: vars.inkQuiet });
export const mark = style({
  ...headType(15, 'head'),
  minWidth: '32px',
  height: '32px',
  padding: '0 6px',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.rFull,
  border: `1.5px solid ${vars.lineStrong}`,
  selectors: {
    '&[data-look="bd"]': { background: vars.signal, color: vars.onSignal, borderColor: 'transparent' },
    '&[data-look="wk"]': {
      background: vars.ink,
      color: vars.inkInverse,
      borderColor: 'transparent',
      borderRadius: vars.s2,
    },
    '&[data-look="ex"]': { borderStyle: 'dashed' },
  },
});
