import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const box = style([
  tabular,
  {
    background: vars.raised,
    border: vars.hair,
    borderRadius: vars.rCard,
    padding: `${vars.s2} ${vars.s3}`,
    selectors: {
      // Only live matches are green blocks.
      '&[data-live]': { background: vars.pitch, borderColor: vars.pitch, color: vars.onPitch },
    },
  },
]);
export const card = style([box]);
export const finalCard = style([box, { border: `2px solid ${vars.ink}`, padding: `${vars.s3} ${vars.s4}` }]);

/** Stays clear of the sticky bars when a circle of the tree links here. */
export const place = style({ display: 'block', scrollMarginTop: '72px', minWidth: 0 });
export const link = style([place, { color: 'inherit', textDecoration: 'none', borderRadius: vars.rCard }]);

export const meta = style({
  ...textType(13),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.s2,
  minHeight: '20px',
  color: vars.inkQuiet,
  selectors: { [`${box}[data-live] &`]: { color: 'inherit' } },
});

export const side = style({
  ...headType(15, 'nav'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: '36px',
  color: vars.inkQuiet,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-known]': { fontWeight: vars.wHead, color: vars.ink },
    '&[data-lost]': { fontWeight: vars.wNav, color: vars.inkQuiet },
    '& + &': { borderTop: vars.hair },
    [`${box}[data-live] &`]: { color: 'inherit' },
    [`${box}[data-live] & + &`]: { borderTopColor: 'rgb(255 255 255 / 0.38)' },
  },
});

export const score = style({ ...headType(20, 'name'), whiteSpace: 'nowrap' });
export const from = style({ ...textType(13), fontWeight: vars.wText, color: vars.inkQuiet });
export const soft = style({ ...headType(13), display: 'block', color: vars.turf });
export const note = style({
  ...textType(13),
  paddingTop: vars.s1,
  borderTop: vars.hair,
  color: vars.ink,
  overflowWrap: 'anywhere',
});
