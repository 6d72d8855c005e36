import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const note = style({ display: 'grid', justifyItems: 'start', gap: vars.s1, overflowWrap: 'anywhere' });
