import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, alignItems: 'center' });

// The line is the field's; where both do not fit, each has a line of its own.
export const field = style({ flex: '999 1 220px', minWidth: 0 });

// Beside a pill a pill.
export const select = style({ flex: '1 0 160px', vars: { [vars.rInput]: vars.rFull } });
