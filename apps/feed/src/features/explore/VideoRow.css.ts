import { style } from '@vanilla-extract/css';
import { canHover } from '@maidan/ui/theme/media';
import { clampedTo, headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.s3, minHeight: 74, paddingBlock: vars.s2 });

export const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 90,
  borderRadius: vars.rArchFoot,
  overflow: 'hidden',
  background: vars.sunk,
  color: vars.inkQuiet,
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const text = style({ minWidth: 0 });
export const name = style({
  ...headType(15),
  display: 'block',
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { selectors: { 'a:hover &': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
  },
});
/** At most two lines of a caption. */
export const said = style({
  ...textType(13),
  ...tabular,
  ...clampedTo(2),
  overflowWrap: 'anywhere',
});
export const meta = style({ ...textType(13), ...tabular, display: 'block', color: vars.inkQuiet });
