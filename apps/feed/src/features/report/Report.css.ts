import { style } from '@vanilla-extract/css';
import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const choices = style({ display: 'grid', gap: vars.s2 });
export const text = style({ ...textType(15), color: vars.inkQuiet, paddingBottom: vars.s1 });
export const error = style({ ...textType(15), color: vars.kumkum });
