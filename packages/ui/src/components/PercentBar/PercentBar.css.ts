import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 48,
  padding: `${vars.s2} 14px`,
  borderRadius: vars.rArchFoot,
  overflow: 'hidden',
  background: vars.sunk,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const chosenRow = style([row, { background: vars.signalWash, fontWeight: vars.wStrong }]);

export const track = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const fill = style({ fill: vars.line, '@media': { [forcedColours]: { fill: 'GrayText' } } });
export const chosenFill = style({ fill: vars.signalFill, '@media': { [forcedColours]: { fill: 'Highlight' } } });

export const label = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const figure = style([headType(20, 'head'), tabular, { position: 'relative', lineHeight: 1 }]);
