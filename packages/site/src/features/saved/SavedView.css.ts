import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const intro = style({ ...textType(15), color: vars.inkQuiet, maxWidth: '60ch', paddingBottom: vars.s4 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s3,
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
});

export const noPicture = style({ width: 72, height: 72, borderRadius: vars.rCard, background: vars.sunk });
export const picture = style([noPicture, { objectFit: 'cover' }]);
/** Takes the whole line; the button wraps below if both do not fit. */
export const text = style({ flex: '1 1 160px', minWidth: 0 });
export const title = style({
  ...headType(17),
  display: 'block',
  paddingBlock: vars.s2,
  overflowWrap: 'anywhere',
});
export const kind = style({ ...textType(13), display: 'block', color: vars.inkQuiet });
