import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const arch = style({
  aspectRatio: '6 / 7',
  borderRadius: `999px 999px ${vars.rArchFoot} ${vars.rArchFoot}`,
  background: vars.sunk,
});
export const card = style({ display: 'grid', gap: vars.s3 });
export const top = style({ paddingTop: vars.s8 });

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.s3, height: 74 });
export const rowArch = style([arch, { width: 48, height: 58, flex: 'none' }]);
export const rowText = style({ display: 'grid', gap: vars.s1, flex: 1 });
