import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { rising } from '../private/modal.css.ts';

export const panel = style([
  rising,
  {
    alignSelf: 'center',
    justifySelf: 'center',
    display: 'grid',
    gap: vars.s3,
    width: 'min(400px, calc(100% - 32px))',
    maxHeight: 'calc(100% - 32px)',
    overflowY: 'auto',
    padding: vars.s6,
    borderRadius: vars.rCard,
    background: vars.ground,
    // In dark mode, the veil and the ground are nearly the same.
    boxShadow: `0 0 0 1px ${vars.line}`,
    overflowWrap: 'anywhere',
    '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
  },
]);

export const title = style(headType(20, 'head'));

// Side by side if both labels fit on a line, or else one below the other.
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, marginTop: vars.s3 });
globalStyle(`${answers} > *`, { flex: '1 1 auto' });
