import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.s5, gridTemplateColumns: 'minmax(0, 1fr)' });
export const language = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const part = style({ ...textType(15), display: 'grid', gap: vars.s2, overflowWrap: 'anywhere' });
export const heading = style(headType(20, 'head'));
export const list = style({ listStyle: 'disc', paddingInlineStart: vars.s5, display: 'grid', gap: vars.s1 });
export const state = style({
  ...textType(17),
  padding: vars.s4,
  border: vars.edge,
  borderRadius: vars.rInput,
  overflowWrap: 'anywhere',
});
export const version = style({ ...textType(13), color: vars.inkQuiet });
export const resend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });
