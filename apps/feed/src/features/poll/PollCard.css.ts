import { globalStyle, style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const card = style({
  padding: `${vars.s1} ${vars.s4}`,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: vars.rCard,
  background: vars.raised,
});

/** As high as a question and its line of options. */
export const waiting = style([card, { width: 280, height: 84, borderColor: 'transparent', background: vars.sunk }]);

/** In view with what it leads on to, however far the results below it are scrolled. */
export const head = style({
  position: 'sticky',
  left: vars.gutter,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.s2,
  width: 'fit-content',
  maxWidth: `min(100%, 100vw - 2 * ${vars.gutter} - ${vars.s4})`,
});
export const question = style({
  ...headType(15),
  lineHeight: vars.l13,
  paddingBottom: vars.s1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** A button as high as a finger in a line that is not. */
export const lead = style({
  flex: 'none',
  marginBlock: `calc((${vars.l13} - ${vars.touch}) / 2)`,
  marginInline: `calc(-1 * ${vars.s5})`,
});
globalStyle(`${lead} > :first-child`, { color: vars.turf, textDecoration: 'underline', textUnderlineOffset: '3px' });
/** As high as the options it takes the place of, so that the posts stay where they are. */
export const results = style({ display: 'flex', alignItems: 'center', gap: vars.s2, whiteSpace: 'nowrap' });
globalStyle(`${results} > div`, { minHeight: vars.touch });
export const total = style({ ...textType(13), color: vars.inkQuiet });
