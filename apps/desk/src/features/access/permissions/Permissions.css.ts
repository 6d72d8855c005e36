import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const item = style([
  textType(15),
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.s3,
    padding: `${vars.s2} 0`,
    borderBottom: `${vars.chalk} solid ${vars.line}`,
    overflowWrap: 'anywhere',
  },
]);
