import { style } from '@vanilla-extract/css';
import { canHover, fromDesk } from '@maidan/ui/theme/media';
import { arch } from '@maidan/ui/theme/ornament';
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

export const tag = style({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gap: vars.s3,
  alignItems: 'center',
  paddingBlock: vars.s2,
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});

export const picture = style({ ...arch(48), width: 48, height: 58, objectFit: 'cover', background: vars.sunk });
export const name = style({ ...headType(15), lineHeight: vars.s5, display: 'block' });
export const followers = style({ ...textType(13), color: vars.inkQuiet });

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
