import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
  gap: `0 ${vars.s6}`,
  borderTop: `2px solid ${vars.ink}`,
});
export const code = style([
  textType(17),
  {
    padding: '10px 0',
    borderBottom: `${vars.chalk} solid ${vars.line}`,
    fontFamily: 'ui-monospace, "SFMono-Regular", "Roboto Mono", monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);
