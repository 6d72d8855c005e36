import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const place = style({
  borderBlock: `${vars.chalk} solid ${vars.line}`,
  marginBottom: vars.s6,
  '@media': { print: { display: 'none' } },
});
export const summary = style({
  ...headType(15),
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.touch,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const text = style({ ...textType(15), color: vars.inkQuiet, maxWidth: '34em', paddingBottom: vars.s3 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s1} ${vars.s2}`,
  paddingBlock: vars.s2,
  borderTop: vars.hair,
});
export const name = style({
  ...headType(15, 'nav'),
  flex: '1 1 100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [fromTablet]: { flexBasis: 180 } },
});
