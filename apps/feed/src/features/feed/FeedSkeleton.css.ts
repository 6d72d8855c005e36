import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { arch as archShape } from '@maidan/ui/theme/ornament';
import { vars } from '@maidan/ui/theme/vars.css';

export const strip = style({
  display: 'flex',
  gap: vars.s3,
  overflow: 'hidden',
  padding: `${vars.s4} ${vars.gutter} ${vars.s3}`,
});
export const smallStrip = style([strip, { paddingBlock: `${vars.s2} ${vars.s1}` }]);
export const place = style({ flex: 'none', width: 'max(72px, 4.5rem)' });
export const arch = style({
  ...archShape(72),
  display: 'block',
  width: 72,
  height: 84,
  marginInline: 'auto',
  background: vars.sunk,
});
export const smallArch = style([arch, { ...archShape(48), width: 48, height: 56 }]);

/** The poster of a tag: its picture gives the height. */
export const head = style({ height: 114, background: vars.sunk, '@media': { [fromTablet]: { height: 156 } } });
export const about = style({ padding: `${vars.s3} ${vars.gutter} ${vars.s1}` });
export const button = style({ display: 'block', width: 112, paddingBlock: vars.s1 });

/** List or Video. */
export const toggle = style({ height: 52, borderBlock: `${vars.chalk} solid ${vars.line}` });

export const post = style({
  paddingBottom: vars.s5,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { padding: `${vars.s4} ${vars.s4} ${vars.s6}` } },
});
export const media = style({
  aspectRatio: '4 / 5',
  background: vars.sunk,
  '@media': { [fromTablet]: { borderRadius: vars.rCard } },
});
export const actions = style({ width: 190, padding: `${vars.s1} ${vars.gutter} 0` });
export const text = style({ padding: `${vars.s1} ${vars.gutter} 0` });
