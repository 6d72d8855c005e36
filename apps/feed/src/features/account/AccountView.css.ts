import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const note = style({ ...textType(15), color: vars.inkQuiet });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });

export const waiting = style({
  display: 'grid',
  gap: vars.s3,
  padding: vars.s4,
  border: vars.edge,
  borderRadius: vars.rInput,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.s16,
});
export const text = style({ flex: '1 1 200px', minWidth: 0 });
export const label = style({ ...headType(15), display: 'flex', flexWrap: 'wrap', gap: vars.s2, alignItems: 'center' });
export const hint = style({ ...textType(13), ...tabular, display: 'block', color: vars.inkQuiet });

export const goes = style({
  ...textType(15),
  listStyle: 'disc',
  paddingInlineStart: vars.s5,
  display: 'grid',
  gap: vars.s1,
});

/** Two fields next to each other where they have room. */
export const pair = style({
  display: 'grid',
  gap: vars.s5,
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
