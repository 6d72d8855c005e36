import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, alignItems: 'center' });

// The field takes the rest of the line; if both do not fit, each has its own line.
export const field = style({ flex: '999 1 220px', minWidth: 0 });

// Pill-shaped like the field next to it. On a phone the tabs below replace it.
export const select = style({
  display: 'none',
  flex: '1 0 160px',
  vars: { [vars.rInput]: vars.rFull },
  '@media': { [fromTablet]: { display: 'block' } },
});
