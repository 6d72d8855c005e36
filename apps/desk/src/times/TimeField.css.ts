import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.s1, justifyItems: 'start' });
export const label = style([headType(15)]);
export const input = style([
  textType(17),
  {
    minHeight: 48,
    maxWidth: '100%',
    padding: `0 ${vars.s3}`,
    border: vars.edge,
    borderRadius: vars.rInput,
    background: vars.raised,
    color: vars.ink,
  },
]);
export const problem = style([textType(15), { color: vars.kumkum, overflowWrap: 'anywhere' }]);
