import { fromTablet } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Wide enough for the form with the preview next to it. */
export const besideForm = 'screen and (min-width: 1100px)';

export const kinds = style({
  position: 'relative',
  display: 'flex',
  // A fieldset is as wide as its content otherwise.
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlock: `${vars.chalk} solid ${vars.line}`,
  padding: `0 calc(${vars.gutter} - ${vars.s3})`,
  '@media': { [fromTablet]: { paddingInline: vars.s5 } },
});
export const kind = style([
  headType(15, 'nav'),
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: `0 ${vars.s3}`,
    color: vars.inkQuiet,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { color: vars.ink, fontWeight: vars.wHead, boxShadow: `inset 0 -4px 0 ${vars.signal}` },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
    },
  },
]);
export const kindInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const panes = style({
  '@media': { [besideForm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});
export const summary = style([headType(15), { minHeight: vars.touch, paddingBlock: vars.s3, cursor: 'pointer' }]);
export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  columnGap: vars.s3,
});

export const frame = style({
  width: '100%',
  maxHeight: 'min(420px, 50dvh)',
  borderRadius: vars.rCard,
  background: vars.sunk,
});
