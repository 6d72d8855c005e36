import { style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const card = style({
  margin: `${vars.s2} ${vars.gutter} ${vars.s4}`,
  padding: vars.s4,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: vars.rCard,
  background: vars.raised,
});

/** As high as a poll of four short options. */
export const waiting = style([card, { height: 142, borderColor: 'transparent', background: vars.sunk }]);

export const question = style({ ...headType(20, 'head'), marginBottom: vars.s3 });
export const total = style({ ...textType(13), color: vars.inkQuiet, marginBlock: vars.s2 });
