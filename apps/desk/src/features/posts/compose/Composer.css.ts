import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Wide enough for the form with the preview at its side. */
export const besideForm = 'screen and (min-width: 1100px)';
const sides = { paddingInline: vars.gutter, '@media': { [fromTablet]: { paddingInline: vars.s8 } } };

export const head = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.s2,
  '@media': { [fromTablet]: { paddingInlineStart: vars.s4 } },
});
export const back = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44 });

export const legend = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
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
export const form = style([
  sides,
  { display: 'grid', gap: vars.s6, alignContent: 'start', paddingTop: vars.s5, maxWidth: 760 },
]);

export const group = style({ display: 'grid', gap: vars.s3, minWidth: 0 });
export const groupName = style([
  headType(15),
  { display: 'flex', width: '100%', justifyContent: 'space-between', gap: vars.s2, paddingBottom: vars.s2 },
]);
export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  columnGap: vars.s3,
});
export const note = style([textType(13), tabular, { color: vars.inkQuiet, fontWeight: vars.wText, letterSpacing: 0 }]);
export const problem = style([textType(15), { color: vars.kumkum, overflowWrap: 'anywhere' }]);

export const fileRow = style({
  display: 'flex',
  gap: vars.s3,
  paddingBottom: vars.s3,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 90,
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.sunk,
  color: vars.inkQuiet,
});
export const thumbPicture = style({ width: 72, height: 90, objectFit: 'cover' });
export const fileText = style({ flex: 1, minWidth: 0, display: 'grid', alignContent: 'start', gap: vars.s1 });
export const fileName = style([headType(15), { overflowWrap: 'anywhere' }]);
export const done = style([textType(13), { display: 'flex', alignItems: 'center', gap: vars.s2 }]);
export const progress = style({ width: '100%', height: 12, accentColor: vars.pitch });

export const pickers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const picker = style([
  headType(15),
  {
    position: 'relative',
    flex: '1 1 150px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.s2,
    minHeight: 48,
    padding: `0 ${vars.s3}`,
    border: vars.edge,
    borderRadius: vars.rFull,
    whiteSpace: 'nowrap',
    background: vars.raised,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
  },
]);
export const pickerInput = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });

export const when = style({ display: 'grid', gap: vars.s1, justifyItems: 'start' });
export const whenLabel = style([headType(15)]);
export const whenInput = style([
  textType(17),
  {
    minHeight: 48,
    maxWidth: '100%',
    padding: `0 ${vars.s3}`,
    border: vars.edge,
    borderRadius: vars.rInput,
    background: vars.raised,
    color: vars.ink,
  },
]);

/** At the thumb, above the footer bar. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${vars.bar} + env(safe-area-inset-bottom))`,
  zIndex: 1,
  display: 'flex',
  gap: vars.s2,
  marginInline: `calc(-1 * ${vars.gutter})`,
  padding: `${vars.s2} ${vars.gutter}`,
  background: vars.ground,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { bottom: 0, marginInline: `calc(-1 * ${vars.s8})`, paddingInline: vars.s8 } },
});
export const grow = style({ flex: 1, minWidth: 0 });
