import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const footer = style({
  ...textType(13),
  borderTop: `${vars.chalk} solid ${vars.line}`,
  marginTop: vars.s10,
  padding: `${vars.s6} 0 ${vars.s8}`,
  color: vars.inkQuiet,
  // At the bottom of the window when the page is shorter.
  position: 'sticky',
  top: '100dvh',
  '@media': { print: { display: 'none' } },
});

export const inside = style({
  display: 'grid',
  gap: vars.s3,
  '@media': { [fromTablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

export const logo = style({ display: 'inline-flex', alignItems: 'center', height: vars.touch, color: vars.ink });
export const text = style({ maxWidth: '34em' });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s5 });
export const link = style({ ...headType(15), lineHeight: vars.touch, minWidth: vars.touch, color: vars.ink });
export const version = style({ ...headType(13), ...tabular });
