import { style } from '@vanilla-extract/css';
import { canHover, forcedColours, fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { ball } from '@maidan/ui/theme/ornament';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const side = style({
  display: 'none',
  '@media': {
    [fromTablet]: {
      display: 'block',
      position: 'sticky',
      top: 66,
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 66px)',
      overflowY: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring and the ball, which the scroll area would clip.
      padding: `${vars.s5} ${vars.s1}`,
      marginInline: `calc(-1 * ${vars.s1})`,
    },
  },
});

export const link = style({
  ...headType(17, 'nav'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  width: vars.touch,
  minHeight: vars.touch,
  borderRadius: vars.rFull,
  position: 'relative',
  '@media': {
    [canHover]: { ':hover': { background: vars.sunk } },
    [fromDesk]: { width: '100%', justifyContent: 'flex-start', paddingInline: vars.s3, marginLeft: '-12px' },
  },
});

/** The label next to the icon: visible on a desktop, only for screen readers where just icons fit. */
export const text = style({
  '@media': {
    'screen and (max-width: 1099px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** The text of a badge: at the end of the line on a desktop, only for screen readers where just icons fit. */
export const badge = style([text, { '@media': { [fromDesk]: { marginLeft: 'auto' } } }]);

/** The badge where there is no room for labels. */
export const dot = style({
  position: 'absolute',
  top: 8,
  right: 7,
  width: 10,
  height: 10,
  borderRadius: vars.rFull,
  background: vars.kumkum,
  boxShadow: `0 0 0 2px ${vars.ground}`,
  '@media': { [fromDesk]: { display: 'none' }, [forcedColours]: { border: '5px solid CanvasText' } },
});
export const linkHere = style([
  link,
  {
    fontWeight: vars.wHead,
    '::after': { ...ball, position: 'absolute', left: -4 },
    '@media': { [fromDesk]: { '::after': { position: 'static', marginLeft: -4 } } },
  },
]);

export const heading = style({
  ...headType(13),
  letterSpacing: 0,
  color: vars.inkQuiet,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  marginBlock: vars.s3,
  '@media': { [fromDesk]: { paddingTop: vars.s5, paddingBottom: vars.s1, marginTop: vars.s4, marginBottom: 0 } },
});
