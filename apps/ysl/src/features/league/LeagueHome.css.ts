import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

const chalkOnPitch = '3px solid rgb(255 255 255 / 0.34)';
const frame = { maxWidth: 1080, marginInline: 'auto', paddingInline: vars.gutter } as const;

export const hero = style({ background: vars.pitch, color: vars.onPitch, position: 'relative', overflow: 'hidden' });

export const heroInside = style({
  ...frame,
  position: 'relative',
  paddingBlock: `${vars.s6} 28px`,
  display: 'grid',
  gap: vars.s5,
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  '@media': { [fromTablet]: { paddingBlock: vars.s12, alignItems: 'center', gap: vars.s8 } },
});

export const name = style({
  ...headType(44, 'name'),
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 2,
  fontSize: 46,
  lineHeight: 0.92,
  letterSpacing: '-0.04em',
  overflowWrap: 'anywhere',
  '@media': { [fromTablet]: { fontSize: 76, gridColumn: 1, alignSelf: 'end' } },
});

/** Centre circle and halfway line, drawn round the picture so that no line runs under words. */
export const picturePlace = style({
  position: 'relative',
  gridColumn: 2,
  justifySelf: 'end',
  '::before': {
    content: '',
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: '132%',
    aspectRatio: '1',
    translate: '-50% -50%',
    border: chalkOnPitch,
    borderRadius: '50%',
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: 'calc(50% - 1.5px)',
    top: -400,
    bottom: -400,
    borderLeft: chalkOnPitch,
  },
  '@media': { [fromTablet]: { gridRow: '1 / 3', marginRight: vars.s6 } },
});

export const picture = style({
  position: 'relative',
  zIndex: 1,
  width: 136,
  height: 164,
  borderRadius: `68px 68px ${vars.rArchFoot} ${vars.rArchFoot}`,
  border: '3px solid #fff',
  objectFit: 'cover',
  background: vars.pitch,
  '@media': {
    [fromTablet]: { width: 224, height: 272, borderRadius: `112px 112px ${vars.rArchFoot} ${vars.rArchFoot}` },
  },
});

export const details = style({
  ...frame,
  display: 'grid',
  gap: vars.s6,
  paddingBlock: `${vars.s6} ${vars.s10}`,
  '@media': { [fromTablet]: { gridTemplateColumns: '1fr 300px', gap: 56, paddingBlock: vars.s10 } },
});

export const words = style({ ...textType(17), lineHeight: '26px', maxWidth: '34em', minWidth: 0 });

export const sponsor = style({
  borderTop: `${vars.chalk} solid ${vars.line}`,
  paddingTop: vars.s4,
  display: 'grid',
  gap: vars.s3,
  alignContent: 'start',
  '@media': {
    [fromTablet]: { borderTop: 0, borderLeft: `${vars.chalk} solid ${vars.line}`, padding: '0 0 0 28px' },
  },
});

export const sponsorLabel = style({ ...textType(13), color: vars.inkQuiet });
export const sponsorName = style({ ...headType(20, 'head') });
export const sponsorImage = style({ width: '100%', maxWidth: 300, height: 'auto', borderRadius: vars.rCard });
