import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** A fixed height throughout the match, while choice and sentence come and go. */
export const lead = style({
  minHeight: '136px',
  paddingTop: vars.s2,
  '@media': { [fromTablet]: { minHeight: '104px' }, print: { display: 'none' } },
});
/** As tall as three lines, so that nothing moves when the text changes. */
export const note = style({
  ...textType(13),
  ...tabular,
  minHeight: '3lh',
  paddingTop: vars.s2,
  color: vars.inkQuiet,
  '@media': { [fromTablet]: { minHeight: '1lh' } },
});
export const places = style({
  ...textType(15),
  minHeight: '120px',
  paddingBlock: vars.s3,
  '@media': { [fromTablet]: { minHeight: '72px' } },
});
