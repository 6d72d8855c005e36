import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const chalk = `${vars.chalk} solid ${vars.line}`;

export const place = style({ overflowX: 'auto', scrollbarWidth: 'thin', overflowAnchor: 'none' });
// Fixed widths, or the columns would shift whenever other rows are rendered.
export const table = style({ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 });
const both = style({
  padding: `${vars.s3} ${vars.s4} ${vars.s3} 0`,
  background: vars.ground,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});
export const head = style([both, headType(13, 'nav'), { color: vars.inkQuiet, verticalAlign: 'bottom' }]);
export const cell = style([both, textType(15), tabular, { fontWeight: vars.wText, borderTop: chalk }]);
/** The row header stays in view while the rest scrolls sideways. */
export const pinned = style({ position: 'sticky', insetInlineStart: 0, zIndex: 1 });
/** Space for rows that are not rendered. */
export const gap = style({ padding: 0, border: 0 });

export const choice = style({ marginBottom: vars.s4 });
export const summary = style([
  headType(15, 'nav'),
  { minHeight: vars.touch, paddingBlock: vars.s3, cursor: 'pointer' },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  columnGap: vars.s4,
});
