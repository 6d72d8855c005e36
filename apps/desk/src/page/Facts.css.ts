import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const facts = style({ margin: `${vars.s2} 0 ${vars.s4}` });
export const fact = style([
  textType(13),
  { display: 'flex', justifyContent: 'space-between', gap: vars.s3, padding: '8px 0', overflowWrap: 'anywhere' },
]);
export const name = style({ color: vars.inkQuiet });
export const value = style({ textAlign: 'end' });
