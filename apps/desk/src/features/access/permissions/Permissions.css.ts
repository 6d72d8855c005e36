import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const part = style([textType(13), { paddingTop: vars.s4, color: vars.inkQuiet }]);
export const list = style({ display: 'grid' });
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
export const mark = style([textType(13), { color: vars.inkQuiet, flex: 'none' }]);
