import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.s4, marginBottom: vars.s5 });
export const row = style({ display: 'grid', gap: vars.s2, overflowWrap: 'anywhere' });
