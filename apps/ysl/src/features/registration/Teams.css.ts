import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const league = style([headType(26, 'head'), { color: vars.ink, overflowWrap: 'anywhere' }]);
export const text = style({ display: 'grid', gap: vars.s3, marginTop: vars.s3 });
export const call = style([headType(17)]);
export const closing = style({ color: vars.inkQuiet });

export const heading = style([headType(20, 'head'), { overflowWrap: 'anywhere', marginBottom: vars.s3 }]);
export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: vars.s3,
});
export const team = style({ display: 'grid', gap: vars.s1, alignContent: 'start', minWidth: 0 });
export const note = style({ fontSize: vars.t13, lineHeight: vars.l13, color: vars.inkQuiet, textAlign: 'center' });
