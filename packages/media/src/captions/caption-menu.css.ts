import { forcedColours } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** A pill as wide as its language name. */
export const menu = style([
  headType(13),
  {
    height: vars.touch,
    maxWidth: 132,
    padding: `0 ${vars.s3}`,
    border: 0,
    borderRadius: vars.rFull,
    appearance: 'none',
    textAlign: 'center',
    textOverflow: 'ellipsis',
    background: vars.mediaChip,
    color: vars.onMedia,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `3px solid ${vars.onMedia}`, outlineOffset: 2 } },
    '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
  },
]);
// The system draws the list: white on white on some systems.
globalStyle(`${menu} option`, { background: vars.mediaGround, color: vars.onMedia });
