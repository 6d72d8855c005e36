import { canHover } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  minHeight: 64,
  padding: '12px 0',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.sunk } } } },
});
export const text = style({ display: 'grid', minWidth: 0 });
export const name = style([headType(17, 'head'), { overflowWrap: 'anywhere' }]);
export const under = style([textType(13), { ...tabular, color: vars.inkQuiet }]);
export const state = style([headType(13)]);
export const when = style([textType(13), { ...tabular, color: vars.inkQuiet, whiteSpace: 'nowrap' }]);
export const acts = style({ display: 'grid', gap: vars.s2, paddingTop: vars.s3 });
