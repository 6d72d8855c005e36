import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const secret = style([
  textType(15),
  {
    maxWidth: 420,
    padding: vars.s3,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    fontFamily: 'monospace',
    border: `${vars.chalk} solid ${vars.line}`,
  },
]);
