import { style } from '@vanilla-extract/css';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const flush = style({ paddingBlock: vars.s8, overflowWrap: 'anywhere' });
export const block = style([flush, { paddingInline: vars.gutter }]);

export const picture = style({ width: '100%', maxWidth: 280, height: 'auto', marginBottom: vars.s5 });

export const title = style([headType(20, 'head'), { textWrap: 'balance' }]);

export const text = style({ maxWidth: '34em', marginTop: vars.s2, color: vars.inkQuiet });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3, marginTop: vars.s5 });
