import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { headType, oneLine, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const drop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: vars.s3,
  alignItems: 'center',
  minHeight: 64,
  padding: '10px 14px',
  border: `1.5px dashed ${vars.lineStrong}`,
  borderRadius: vars.rInput,
  background: vars.raised,
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: vars.chosen, background: vars.signalWash },
    '&[data-invalid]': { border: `2px solid ${vars.kumkum}` },
    '&[data-disabled]': { background: vars.sunk, color: vars.inkQuiet },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-disabled], [data-invalid])': { borderColor: vars.ink } } },
  },
});

/** The browser's own input covers everything, transparent: it receives presses, keys and dropped files. */
export const real = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const title = style([headType(15), { display: 'block', lineHeight: vars.l13 }]);
export const hint = style({ display: 'block', fontSize: vars.t13, lineHeight: vars.l13, color: vars.inkQuiet });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.s3,
  minHeight: 56,
  paddingBlock: 6,
  paddingInlineStart: 14,
  marginTop: vars.s2,
  borderRadius: vars.rInput,
  background: vars.sunk,
});

export const name = style([oneLine, { display: 'block', lineHeight: vars.l13 }]);
export const size = style([tabular, { fontSize: vars.t13, lineHeight: vars.l13, color: vars.inkQuiet }]);

export const progress = style({
  gridColumn: '1 / -1',
  display: 'block',
  width: `calc(100% - 14px)`,
  height: 6,
  marginBlock: '4px 6px',
  border: 0,
  borderRadius: vars.rFull,
  background: vars.line,
  overflow: 'hidden',
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.line },
    '&::-webkit-progress-value': { background: vars.chosen },
    '&::-moz-progress-bar': { background: vars.chosen },
  },
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: '1px solid CanvasText',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
