import { tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  alignItems: 'start',
  gap: vars.s3,
  minWidth: 0,
});

export const verdicts = style({ display: 'grid', maxHeight: 320, overflowY: 'auto', minWidth: 0 });
export const verdict = style([
  textType(15),
  tabular,
  { paddingBlock: vars.s2, borderBottom: `${vars.chalk} solid ${vars.line}`, overflowWrap: 'anywhere' },
]);
