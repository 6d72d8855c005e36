import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { columnMiddle } from '../../theme/column-middle.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** As large as the window and transparent; the panel inside is the visible part. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  overflow: 'hidden',
  background: 'transparent',
  vars: { [columnMiddle]: '0px' },
  color: vars.ink,
  // Not inherited from the row or slide that opens it.
  font: `${vars.wText} ${vars.t15}/${vars.l15} ${vars.fontText}`,
  textAlign: 'start',
  textShadow: 'none',
  outline: 'none',
  selectors: {
    '&[open]': { display: 'grid' },
    '&::backdrop': { background: vars.veil },
    // A focus ring around the whole window is no help.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

// The page behind does not scroll, but keeps its scrollbar's width.
globalStyle(`:root:has(${layer}[open])`, { overflow: 'hidden' });
globalStyle(`:root:has(${layer}[open]) body`, { paddingInlineEnd: 'var(--scrollbar-room, 0px)' });

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

export const rising = style({ animation: `${rise} ${vars.calm} ${vars.ease}` });
export const appearing = style({ animation: `${appear} ${vars.calm} ${vars.ease}` });
