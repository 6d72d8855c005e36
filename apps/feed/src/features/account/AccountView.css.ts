import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const note = style({ ...textType(15), color: vars.inkQuiet });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });

/** A form's success message. Its element exists before, so that screen readers announce the text. */
export const done = style({ display: 'block', selectors: { '&:not(:empty)': { paddingBottom: vars.s5 } } });

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
  // Separates a row's button from the text of the next row.
  paddingBlock: vars.s2,
});
export const text = style({ flex: '1 1 200px', minWidth: 0 });
export const label = style({
  ...headType(15),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
export const hint = style({ ...textType(13), ...tabular, display: 'block', color: vars.inkQuiet });

export const goes = style({
  ...textType(15),
  listStyle: 'disc',
  paddingInlineStart: vars.s5,
  display: 'grid',
  gap: vars.s1,
});

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.s5,
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
