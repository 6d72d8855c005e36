import { style } from '@vanilla-extract/css';
import { canHover, fromTablet } from '@maidan/ui/theme/media';
import { headType, oneLine, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** Below the top bar. */
const HEIGHT = 'calc(100dvh - 66px)';
export const withPerson = 'screen and (min-width: 1240px)';

export const panes = style({
  '@media': {
    [fromTablet]: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', height: HEIGHT },
    [withPerson]: { gridTemplateColumns: '348px minmax(0, 1fr) 296px' },
  },
});

export const list = style({
  '@media': {
    [fromTablet]: { height: HEIGHT, overflowY: 'auto', borderInlineEnd: `${vars.chalk} solid ${vars.line}` },
  },
});
/** On a phone the list leaves when a conversation is open. */
export const behind = style({ '@media': { 'screen and (max-width: 759px)': { display: 'none' } } });
export const padded = style({ padding: `${vars.s4} ${vars.gutter}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '12px',
  padding: `14px ${vars.gutter}`,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  selectors: {
    '&[aria-current]': { background: vars.sunk, boxShadow: `inset -4px 0 0 ${vars.signal}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.sunk } } } },
});
export const rowHead = style({ display: 'flex', alignItems: 'baseline', gap: vars.s2 });
export const subject = style([headType(17, 'nav'), oneLine, { flex: 1, minWidth: 0 }]);
export const waitingSubject = style([headType(17, 'head'), oneLine, { flex: 1, minWidth: 0 }]);
export const when = style([textType(13), { ...tabular, flex: 'none', color: vars.inkQuiet }]);
export const tooLong = style([when, { color: vars.kumkum, fontWeight: 600 }]);
export const who = style([textType(13), oneLine, { display: 'block', color: vars.inkQuiet }]);
export const whoName = style({ color: vars.ink, fontWeight: 600 });
export const last = style([textType(15), oneLine, { display: 'block' }]);
export const rowText = style({ minWidth: 0 });
export const has = style([headType(13), { display: 'flex', alignItems: 'center', gap: 6, marginTop: 2 }]);

/** Nothing is open on a desk. */
export const nothingOpen = style({
  display: 'none',
  '@media': { [fromTablet]: { display: 'grid', placeContent: 'center', padding: vars.s8, color: vars.inkQuiet } },
});
