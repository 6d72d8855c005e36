import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** On a frame all text is light, whatever the colour scheme. */
export const onMedia = style({
  color: vars.onMedia,
  vars: {
    [vars.ink]: vars.onMedia,
    [vars.inkInverse]: vars.mediaGround,
    [vars.inkQuiet]: vars.onMediaQuiet,
    [vars.turf]: vars.onMedia,
    [vars.lineStrong]: vars.onMedia,
    [vars.sunk]: vars.mediaChip,
    [vars.focus]: vars.onMedia,
    [vars.focusGap]: vars.mediaGround,
  },
});

export const credits = style({
  ...textType(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.s8,
  color: vars.onMediaQuiet,
});

export const creditsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  minHeight: vars.s6,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const title = style({
  ...headType(26, 'head'),
  // With text at 200 % the words of a title still fit on a phone's line.
  fontSize: `min(${vars.t26}, 10.5vw)`,
  lineHeight: 1.08,
  margin: '2px 0 6px',
  overflowWrap: 'anywhere',
  '@media': {
    [fromTablet]: { fontSize: vars.t34, lineHeight: vars.l34 },
    // A phone on its side.
    '(max-height: 440px)': { fontSize: vars.t20, lineHeight: 1.1 },
  },
});

export const learn = style({
  display: 'grid',
  gap: vars.s2,
  marginTop: vars.s3,
  '@media': { [fromTablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
