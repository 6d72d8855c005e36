import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** No box: posts are separated by lines, like a pitch between its touchlines. */
export const post = style({
  paddingBottom: vars.s5,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  position: 'relative',
  '@media': { [fromTablet]: { padding: `${vars.s4} ${vars.s4} ${vars.s6}` } },
  selectors: {
    // The spot on the line between two posts.
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: -5,
      width: 8,
      height: 8,
      marginLeft: -4,
      borderRadius: '50%',
      background: vars.line,
    },
  },
});

export const media = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [fromTablet]: { borderRadius: vars.rCard } },
});

/** Only for the post being opened or left: the name must be unique on the page. */
export const movingMedia = style([media, { viewTransitionName: 'post-media' }]);

export const adMark = style({
  ...headType(13),
  position: 'absolute',
  zIndex: 1,
  left: vars.s3,
  top: vars.s3,
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  paddingInline: 10,
  borderRadius: vars.rInput,
  background: vars.mediaChip,
  color: vars.onMedia,
});
