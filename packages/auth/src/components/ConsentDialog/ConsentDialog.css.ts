import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const step = style({ display: 'grid', gap: vars.s4, justifyItems: 'start' });
