import { style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const place = style({
  display: 'grid',
  gap: vars.s3,
  paddingBlock: vars.s6,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
export const heading = style(headType(20, 'head'));
export const hint = style({ ...textType(15), maxWidth: '60ch', color: vars.inkQuiet });
