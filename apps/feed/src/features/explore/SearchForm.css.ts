import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, alignItems: 'center' });

// The line is the field's; where both do not fit, each has a line of its own.
export const field = style({ flex: '999 1 220px', minWidth: 0 });

// Next to a pill a pill. On a phone the tabs below it do the same.
export const select = style({
  display: 'none',
  flex: '1 0 160px',
  vars: { [vars.rInput]: vars.rFull },
  '@media': { [fromTablet]: { display: 'block' } },
});
