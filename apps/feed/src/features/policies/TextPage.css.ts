import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, pageTitle, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const page = style({
  padding: `${vars.s2} ${vars.gutter} ${vars.s12}`,
  '@media': { [fromTablet]: { paddingInline: vars.s6 } },
});

export const title = style({
  ...pageTitle,
  paddingBlock: `${vars.s2} ${vars.s3}`,
  overflowWrap: 'anywhere',
});
export const updated = style({ ...textType(13), color: vars.inkQuiet });
export const lead = style({ ...textType(17), paddingTop: vars.s3 });

export const section = style({
  display: 'grid',
  gap: vars.s3,
  marginTop: vars.s6,
  paddingTop: vars.s5,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  // A link to a section must not hide its heading under the top bar.
  scrollMarginTop: 72,
});
export const heading = style(headType(20, 'head'));
/** Lines of about 70 letters are easiest to read; the column is about that wide. */
export const prose = style({ ...textType(15), display: 'grid', gap: vars.s3, overflowWrap: 'break-word' });
export const list = style({
  ...textType(15),
  display: 'grid',
  gap: vars.s2,
  paddingLeft: vars.s5,
  listStyle: 'disc outside',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });
