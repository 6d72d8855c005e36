import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const list = style({ padding: `0 ${vars.s5} ${vars.s5}`, minWidth: 'min(360px, 80vw)' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: vars.touch,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const key = style([
  headType(13),
  { padding: '2px 8px', border: vars.edge, borderRadius: vars.rInput, color: vars.inkQuiet },
]);
