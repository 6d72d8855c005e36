import { style } from '@vanilla-extract/css';
import { fromDesk } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const rail = style({
  display: 'none',
  '@media': {
    [fromDesk]: { display: 'block', position: 'sticky', top: 66, alignSelf: 'start', paddingBlock: vars.s6 },
  },
});

export const heading = style(headType(20, 'head'));
export const tags = style({ marginTop: vars.s3, marginBottom: vars.s3 });

export const links = style({
  ...textType(13),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.s4,
  marginTop: vars.s5,
  paddingTop: vars.s3,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  color: vars.inkQuiet,
});
export const link = style({ display: 'block', lineHeight: vars.s8 });
