import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s4,
  textAlign: 'center',
  color: vars.onPitch,
});
export const title = style({ ...headType(44, 'name'), maxWidth: '5em' });
