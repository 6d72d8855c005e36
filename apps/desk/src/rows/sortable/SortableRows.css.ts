import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: 64,
  paddingBlock: vars.s2,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  background: vars.ground,
  selectors: {
    '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: `0 0 0 2px ${vars.ink}` },
  },
});

export const handle = style({
  flex: 'none',
  // At the top of an expanded row.
  alignSelf: 'flex-start',
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  color: vars.inkQuiet,
  cursor: 'grab',
  // A touch drags the row instead of scrolling the page.
  touchAction: 'none',
  borderRadius: vars.rInput,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' } },
});
