import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s3,
  paddingBlock: vars.s3,
});
export const text = style({ ...textType(15), flex: '1 1 220px' });
