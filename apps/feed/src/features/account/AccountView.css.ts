import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const note = style({ ...textType(15), color: vars.inkQuiet });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });

/** What a form says once it is done; its element is there before, so that screen readers announce the text. */
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
  // Keeps the button of a row off the text of the next one.
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

/** Two fields next to each other where they have room. */
export const pair = style({
  display: 'grid',
  gap: vars.s5,
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
