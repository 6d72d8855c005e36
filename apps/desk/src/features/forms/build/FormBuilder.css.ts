import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import * as layout from '../../../page/layout.css.ts';

/** Wide enough for the builder with the preview at its side. */
const beside = 'screen and (min-width: 1100px)';

export const panes = style({
  '@media': { [beside]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 440px' } },
});
export const side = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'block',
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: '100vh',
      overflowY: 'auto',
      borderInlineStart: `${vars.chalk} solid ${vars.line}`,
    },
  },
});
export const onPhone = style({ '@media': { [beside]: { display: 'none' } } });

/** Above what is dragged. */
export const bar = style([layout.actionBar, { zIndex: 2 }]);
/** A field in the list, with its settings below. */
export const field = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  selectors: { '&[data-page]': { borderTop: `3px solid ${vars.ink}` } },
});
export const fieldOpen = style({
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  textAlign: 'start',
  cursor: 'pointer',
});
export const settings = style({
  display: 'grid',
  gap: vars.s4,
  margin: `${vars.s2} 0`,
  padding: vars.s3,
  background: vars.sunk,
  borderInlineStart: `4px solid ${vars.signal}`,
});
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: vars.s2,
});
export const kind = style([
  headType(15),
  {
    width: '100%',
    minHeight: 48,
    display: 'flex',
    alignItems: 'center',
    gap: vars.s3,
    padding: `0 ${vars.s3}`,
    border: vars.edge,
    borderRadius: vars.rInput,
    background: vars.raised,
    cursor: 'pointer',
  },
]);

export const rule = style({
  display: 'grid',
  gap: vars.s2,
  padding: vars.s3,
  background: vars.ground,
  borderRadius: vars.rInput,
});

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: vars.s3,
});
export const theme = style([
  textType(13),
  {
    position: 'relative',
    display: 'grid',
    gap: vars.s1,
    alignContent: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
]);
export const themeInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const swatch = style({
  display: 'grid',
  justifyItems: 'center',
  height: 68,
  paddingTop: vars.s3,
  border: vars.edge,
  borderRadius: vars.rCard,
  overflow: 'hidden',
  selectors: {
    ':checked ~ &': { outline: `3px solid ${vars.ink}`, outlineOffset: '2px' },
    ':focus-visible ~ &': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
export const swatchCard = style({ display: 'grid', alignContent: 'end', width: '56%', padding: '0 8px 10px' });
export const swatchButton = style({ height: 12, borderRadius: vars.rFull, background: vars.signal });

export const pair = style([
  textType(15),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.s3,
    minHeight: 48,
    borderBottom: `${vars.chalk} solid ${vars.line}`,
  },
]);
export const good = style({ display: 'grid', color: vars.turf });
export const bad = style({ display: 'grid', color: vars.kumkum });
