import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const body = style({
  padding: `${vars.s1} ${vars.gutter} 0`,
  '@media': { [fromTablet]: { padding: `${vars.s1} ${vars.s1} 0` } },
});

export const title = style({
  ...headType(20, 'head'),
  marginBottom: 6,
  overflowWrap: 'anywhere',
  '@media': { [fromTablet]: { fontSize: vars.t26, lineHeight: vars.l26 } },
});

export const credits = style({
  ...textType(13),
  color: vars.inkQuiet,
  marginTop: vars.s2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 6,
});

export const creditsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  minHeight: vars.s6,
  color: vars.turf,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'grid',
  gap: vars.s2,
  marginTop: 14,
  '@media': { [fromTablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
