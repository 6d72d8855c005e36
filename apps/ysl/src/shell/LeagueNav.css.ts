import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const bar = style({
  borderBlock: `${vars.chalk} solid ${vars.line}`,
  position: 'sticky',
  top: 0,
  zIndex: 4,
  background: vars.ground,
  '@media': { print: { display: 'none' } },
});

export const row = style({ display: 'flex', alignItems: 'center' });

export const list = style({
  flex: '1 1 auto',
  minWidth: 0,
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: vars.s5,
  // Reaches the window's edges, so that a cut-off link shows that the row scrolls.
  paddingInline: vars.gutter,
  marginInlineStart: `calc(-1 * ${vars.gutter})`,
  selectors: {
    '&:last-child': { marginInlineEnd: `calc(-1 * ${vars.gutter})` },
    // Next to Register the row fades out instead of cutting a word; its last link scrolls clear of the fade.
    '&:not(:last-child)': {
      paddingInlineEnd: vars.s8,
      maskImage: `linear-gradient(to left, transparent, #000 ${vars.s8})`,
    },
  },
});

/** Next to the row, so that it stays in view however far the row is scrolled. */
export const register = style({
  ...headType(15),
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: 36,
  paddingInline: 14,
  borderRadius: vars.rFull,
  background: vars.signal,
  color: vars.onSignal,
  position: 'relative',
  // Extends the touch target within the bar.
  '::after': { content: '', position: 'absolute', inset: -6 },
});

export const inTeam = style({ background: 'none', color: vars.ink, boxShadow: `inset 0 0 0 2px ${vars.turf}` });

export const link = style({
  ...headType(15, 'nav'),
  lineHeight: 1,
  flex: 'none',
  minWidth: vars.touch,
  height: 48,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  color: vars.inkQuiet,
  selectors: {
    '&[aria-current]': {
      color: vars.ink,
      fontWeight: vars.wHead,
      boxShadow: `inset 0 -4px 0 ${vars.signal}`,
    },
  },
});
