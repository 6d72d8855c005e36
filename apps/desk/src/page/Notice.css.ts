import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  padding: `10px 14px`,
  borderRadius: vars.rCard,
  background: vars.sunk,
  color: vars.ink,
  font: `${vars.wText} ${vars.t15}/${vars.l13} ${vars.fontText}`,
});

/** Background, icon and words: never colour alone. */
export const tones = styleVariants({
  plain: [line],
  good: [line, { background: vars.turfWash }],
  warn: [line, { background: vars.kumkumWash }],
  look: [line, { background: vars.signalWash }],
});

export const icons = styleVariants({
  plain: { flex: 'none' },
  good: { flex: 'none', color: vars.turf },
  warn: { flex: 'none', color: vars.kumkum },
  look: { flex: 'none' },
});
