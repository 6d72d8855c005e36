import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight } from '@maidan/ui/theme/foot-height.css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** The head of a page: title, one sentence and actions. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s3}`,
  // Next to the back link.
  flex: '1 1 auto',
  minWidth: 0,
  padding: `${vars.s5} ${vars.gutter} ${vars.s4}`,
  '@media': { [fromTablet]: { padding: `${vars.s6} ${vars.s8} ${vars.s4}` } },
});
export const withBack = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.s2,
  '@media': { [fromTablet]: { paddingInlineStart: vars.s4 } },
});
export const back = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44 });
/** On a phone, actions wrap below before a word of the title breaks. */
export const headText = style({ flex: '1 1 168px', minWidth: 0 });
export const title = style([
  headType(34, 'name'),
  { overflowWrap: 'break-word', selectors: { '&:focus': { outline: 'none' } } },
]);
/** The final actions of a long page: within reach of the thumb, above the bottom bar. */
export const actionBar = style({
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

globalStyle(`:root:has(${actionBar})`, { vars: { [footHeight]: '64px' } });

/** A section begins with a line of ink. */
export const sectionHead = style([
  headType(20, 'head'),
  {
    lineHeight: '28px',
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: `0 ${vars.s2}`,
    paddingBottom: vars.s2,
    borderBottom: `2px solid ${vars.ink}`,
  },
]);
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s3}`,
  minHeight: 64,
  padding: '12px 0',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const rowText = style({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });
export const rowName = style([headType(17, 'head')]);
export const afterRows = style({ paddingTop: vars.s4 });
/** Tabs: the current one is underlined in the signal colour. */
export const tabs = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlock: `${vars.chalk} solid ${vars.line}`,
  padding: `0 calc(${vars.gutter} - ${vars.s3})`,
  // A column in a split view can be narrower than a phone, and a mouse cannot swipe.
  '@media': { [fromTablet]: { paddingInline: vars.s5, flexWrap: 'wrap' } },
});
export const tab = style([
  headType(15, 'nav'),
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 48,
    padding: `0 ${vars.s3}`,
    color: vars.inkQuiet,
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-current]': {
        color: vars.ink,
        fontWeight: vars.wHead,
        boxShadow: `inset 0 -4px 0 ${vars.signal}`,
      },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
export const tabCount = style([headType(13), { ...tabular, fontStyle: 'normal' }]);
