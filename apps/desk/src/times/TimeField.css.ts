import { textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

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
