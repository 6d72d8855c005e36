import { style } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { headType, pageTitle, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const page = style({
  padding: `${vars.s2} ${vars.gutter} ${vars.s12}`,
  '@media': { [fromTablet]: { paddingInline: vars.s6 } },
});
export const title = style({ ...pageTitle, paddingBlock: `${vars.s2} ${vars.s4}` });

/** Side by side on a desktop. */
export const parts = style({
  '@media': {
    [fromDesk]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.s12,
      alignItems: 'start',
    },
  },
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
/** Takes the rest of the line; the button wraps below if both do not fit. */
export const text = style({ flex: '1 1 220px', minWidth: 0 });
export const label = style({ ...headType(15), display: 'block', overflowWrap: 'anywhere' });
export const hint = style({ ...textType(13), display: 'block', color: vars.inkQuiet, overflowWrap: 'anywhere' });

export const note = style({ ...textType(15), paddingBottom: vars.s4 });
