import { style } from '@vanilla-extract/css';
import { forcedColours, fromTablet } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { rising } from '../private/modal.css.ts';

export const panel = style([
  rising,
  {
    alignSelf: 'end',
    justifySelf: 'center',
    display: 'grid',
    alignContent: 'start',
    gap: vars.s4,
    width: '100%',
    maxHeight: 'calc(100% - 24px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.s4} ${vars.gutter} calc(${vars.s6} + env(safe-area-inset-bottom))`,
    borderRadius: '20px 20px 0 0',
    background: vars.ground,
    // In dark mode, the veil and the ground are nearly the same.
    boxShadow: `0 0 0 1px ${vars.line}`,
    '@media': {
      [fromTablet]: {
        alignSelf: 'center',
        maxHeight: 'calc(100% - 48px)',
        maxWidth: 400,
        padding: `${vars.s5} 28px 28px`,
        borderRadius: vars.rCard,
      },
      [forcedColours]: { border: '1px solid CanvasText' },
    },
  },
]);

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.s3, marginInlineEnd: '-10px' });

export const title = style([headType(20, 'head'), { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }]);
