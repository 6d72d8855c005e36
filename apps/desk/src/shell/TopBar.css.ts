import { style } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  background: vars.ground,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  minHeight: vars.bar,
  padding: `0 ${vars.s2} 0 ${vars.gutter}`,
  '@media': {
    [fromTablet]: { minHeight: 64, maxWidth: 1440, marginInline: 'auto', paddingInline: vars.s6 },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.touch,
  marginInlineEnd: 'auto',
  color: vars.ink,
});
export const word = style({ height: 20, width: 'auto', '@media': { [fromDesk]: { height: 22 } } });
export const name = style([
  headType(20, 'name'),
  { paddingInlineStart: 10, borderInlineStart: `2px solid ${vars.lineStrong}` },
]);

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: vars.touch,
  minWidth: vars.touch,
  padding: `0 ${vars.s1}`,
  borderRadius: vars.rFull,
});
/** A phone shows only the avatar; screen readers still get the name. */
export const personText = style([
  textType(13),
  {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    lineHeight: '18px',
    color: vars.inkQuiet,
    '@media': {
      [fromDesk]: { position: 'relative', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
    },
  },
]);
