import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const note = style({});

/** The line below a post. Separate from the dialog's styles, which load with the dialog. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.s4,
  paddingInline: vars.gutter,
  // The icons have room in their touch targets; the note and its button have none.
  selectors: { [`&:has(> ${note})`]: { rowGap: vars.s2, paddingBlock: vars.s2 } },
});
