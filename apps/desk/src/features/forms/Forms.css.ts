import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** As wide as a table with many questions needs. */
export const wideBody = style({ '@media': { [fromDesk]: { maxWidth: 'none' } } });

export const backHead = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.s2,
  '@media': { [fromTablet]: { paddingInlineStart: vars.s4 } },
});
export const back = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44 });

/** Rows on a phone, a table where there is room for one. */
export const asRows = style({ '@media': { [fromDesk]: { display: 'none' } } });
export const asTable = style({ display: 'none', '@media': { [fromDesk]: { display: 'block' } } });

export const row = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.s3}`,
  minHeight: 64,
  padding: '12px 0',
  textAlign: 'start',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const name = style([headType(17, 'head'), { minWidth: 0, overflowWrap: 'anywhere' }]);
export const when = style([textType(13), { ...tabular, color: vars.inkQuiet, whiteSpace: 'nowrap' }]);
export const fresh = style([headType(13), { color: vars.ink }]);
export const changed = style({ display: 'block' });
export const starts = style({ paddingBottom: vars.s2 });
export const start = style({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 64,
  padding: '12px 0',
  textAlign: 'start',
  cursor: 'pointer',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const state = style([textType(13), { gridColumn: '1 / -1' }]);
export const filters = style({
  display: 'grid',
  gap: vars.s3,
  marginBottom: vars.s4,
  '@media': { [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 200px', maxWidth: 720 } },
});
/** Two lines of answers. */
export const clamped = style([
  textType(15),
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.inkQuiet,
  },
]);
export const cell = style([clamped, { color: vars.ink }]);
export const nameButton = style([
  headType(15, 'head'),
  { minHeight: 44, textAlign: 'start', textDecoration: 'underline' },
]);

export const answers = style({ display: 'grid', gap: vars.s4, margin: 0 });
export const question = style([textType(13), { color: vars.inkQuiet, overflowWrap: 'anywhere' }]);
export const answer = style([textType(15), { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }]);
