import { style } from '@vanilla-extract/css';
import { fromTablet } from '../../theme/media.ts';
import { centreCircle, halfwayLine } from '../../theme/ornament.ts';
import { pageTitle } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({ minHeight: '100%', paddingBottom: vars.s8 });

/** Its height never depends on the picture, which the halfway line and its circle replace. */
export const cover = style({
  position: 'relative',
  height: 172,
  overflow: 'hidden',
  selectors: { '&::before': halfwayLine, '&::after': centreCircle(112) },
  '@media': { [fromTablet]: { height: 280 } },
});

export const picture = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 32%',
});

export const card = style({
  position: 'relative',
  zIndex: 1,
  width: `calc(100% - 2 * ${vars.s3})`,
  maxWidth: vars.wStage,
  margin: '-44px auto 0',
  padding: `${vars.s6} ${vars.s5} ${vars.s5}`,
  borderRadius: vars.rCard,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s5,
  '@media': { [fromTablet]: { padding: `${vars.s8} ${vars.s10} ${vars.s10}` } },
});

export const title = style([pageTitle, { letterSpacing: '-0.03em', overflowWrap: 'anywhere' }]);

export const description = style({
  color: vars.inkQuiet,
  marginTop: `calc(-1 * ${vars.s3})`,
  overflowWrap: 'anywhere',
});
