import { keyframes, style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** In the top layer; it is positioned when it opens. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  minWidth: 200,
  maxWidth: 'calc(100vw - 16px)',
  margin: 0,
  padding: vars.s2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: vars.edge,
  borderRadius: vars.rCard,
  background: vars.raised,
  color: vars.ink,
  outline: 'none',
  animation: `${appear} ${vars.fast} ${vars.ease}`,
});

export const item = style([
  headType(15, 'nav'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.s3,
    width: '100%',
    minHeight: vars.touch,
    padding: `${vars.s2} ${vars.s3}`,
    borderRadius: vars.rArchFoot,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:focus': { background: vars.sunk },
      // The current item, distinct from the focused one.
      '&[aria-current]::after': {
        content: '',
        width: 8,
        height: 8,
        borderRadius: vars.rFull,
        background: vars.signal,
      },
      '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    },
    '@media': {
      [canHover]: { ':hover': { background: vars.sunk } },
      [forcedColours]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
    },
  },
]);

export const label = style({ flex: 1, minWidth: 0 });

export const head = style([
  headType(15),
  {
    maxWidth: 280,
    padding: `${vars.s2} ${vars.s3}`,
    marginBottom: vars.s1,
    overflowWrap: 'anywhere',
    borderBottom: `${vars.chalk} solid ${vars.line}`,
  },
]);
