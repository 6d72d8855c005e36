import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

export const form = style({
  display: 'flex',
  gap: vars.s2,
  alignItems: 'end',
  '@media': { [fromTablet]: { minWidth: 280 } },
});
export const field = style({ flex: 1, minWidth: 0 });

/** Needed only without script: with script, choosing is enough. */
export const submit = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });
