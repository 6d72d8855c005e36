import { style, styleVariants } from '@vanilla-extract/css';
import { headType, oneLine } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { appearing } from '../private/modal.css.ts';

const panel = style([
  appearing,
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    paddingTop: 'env(safe-area-inset-top)',
  },
]);

export const panels = styleVariants({
  page: [panel, { background: vars.ground }],
  media: [
    panel,
    {
      background: vars.mediaGround,
      color: vars.onMedia,
      vars: { [vars.focus]: vars.onMedia, [vars.focusGap]: vars.mediaGround },
    },
  ],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.bar,
  paddingInline: `${vars.gutter} ${vars.s2}`,
});

export const title = style([headType(17, 'head'), oneLine, { flex: 1, minWidth: 0 }]);

export const stage = style({
  width: '100%',
  maxWidth: vars.wStage,
  minHeight: 0,
  marginInline: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: 'env(safe-area-inset-bottom)',
});
