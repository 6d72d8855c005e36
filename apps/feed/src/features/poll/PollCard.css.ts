import { globalStyle, style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const card = style({
  margin: `${vars.s2} ${vars.gutter}`,
  padding: `${vars.s2} ${vars.s3} 0`,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: vars.rCard,
  background: vars.raised,
});
globalStyle(`${card} label`, { ...textType(15), lineHeight: 1.2, gap: vars.s2, paddingBlock: vars.s1 });

/** As tall as a question and two lines of options. */
export const waiting = style([card, { height: 117, borderColor: 'transparent', background: vars.sunk }]);

export const question = style({ ...headType(15), lineHeight: 1.2, overflowWrap: 'anywhere' });
globalStyle(`${card} legend`, { ...headType(15), lineHeight: 1.2, paddingBottom: 0 });

/** With its foot as tall as the options that it replaces, so that the posts do not move. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.125rem, 40%), 1fr))',
  gap: `2px ${vars.s2}`,
});
globalStyle(`${results} > div`, { ...textType(13), lineHeight: 1.2, gap: 6, minHeight: 33, padding: `0 ${vars.s2}` });
globalStyle(`${results} > div > span`, { fontSize: 'inherit' });
export const foot = style({ display: 'flex', alignItems: 'center', gap: vars.s2 });
export const total = style({ ...textType(13), flex: 1, color: vars.inkQuiet });
/** A button of touch size in a shorter line. */
export const lead = style({
  flex: 'none',
  marginBlock: `calc((${vars.l13} - ${vars.touch}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.s5})`,
});
globalStyle(`${lead} > :first-child`, {
  fontSize: vars.t13,
  color: vars.turf,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
