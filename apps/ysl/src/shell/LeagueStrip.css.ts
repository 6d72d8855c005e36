import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { arch } from '@maidan/ui/theme/ornament';
import { clampedTo, headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: 10,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `10px ${vars.gutter} ${vars.s3}`,
  marginInline: `calc(-1 * ${vars.gutter})`,
  borderTop: vars.hair,
  '@media': { [fromTablet]: { paddingInline: vars.s1, marginInline: `calc(-1 * ${vars.s1})`, gap: vars.s4 } },
});

export const link = style({
  ...headType(13, 'nav'),
  lineHeight: '1rem',
  display: 'block',
  flex: 'none',
  // At least as wide as its longest word.
  width: '4.75rem',
  minWidth: 'min-content',
  textAlign: 'center',
  color: vars.inkQuiet,
  selectors: { '&[aria-current]': { color: vars.ink, fontWeight: vars.wHead } },
  '@media': { [fromTablet]: { width: '9rem' } },
});

export const crest = style({
  ...arch(52),
  display: 'block',
  width: 52,
  height: 60,
  margin: '0 auto 6px',
  border: vars.hair,
  background: vars.sunk,
  objectFit: 'cover',
  selectors: {
    [`${link}[aria-current] &`]: { boxShadow: `0 0 0 2px ${vars.ground}, 0 0 0 5px ${vars.signal}` },
  },
});

/** Two lines on a phone: half a name does not identify a league. */
export const name = style({
  ...clampedTo(2),
  overflowWrap: 'normal',
});
