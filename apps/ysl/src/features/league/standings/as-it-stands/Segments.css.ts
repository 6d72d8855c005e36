import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** Hidden until hydration, since it would do nothing; its space is reserved. */
export const frame = style({
  display: 'flex',
  maxWidth: '40rem',
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: vars.s6,
  padding: '3px',
  selectors: { '&:disabled': { visibility: 'hidden' } },
});
export const segment = style([
  headType(13, 'nav'),
  {
    position: 'relative',
    flex: '1 1 0',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    minHeight: vars.touch,
    padding: `${vars.s1} ${vars.s2}`,
    borderRadius: vars.s6,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: vars.inkQuiet,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: vars.ink, color: vars.inkInverse },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:has(:checked))': { color: vars.ink } } },
      [forcedColours]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
    },
  },
]);
