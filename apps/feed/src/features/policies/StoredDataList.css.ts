import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const part = style({ display: 'grid', gap: vars.s2 });
export const title = style({ ...headType(17), paddingTop: vars.s3 });
export const tables = style({ display: 'grid' });
/** On a phone one below the other; elsewhere the name is next to its description. */
export const table = style({
  ...textType(15),
  display: 'grid',
  gap: vars.s1,
  paddingBlock: vars.s3,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  overflowWrap: 'break-word',
  '@media': {
    [fromTablet]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: vars.s4 },
  },
});
export const name = style({ ...headType(15), '@media': { [fromTablet]: { gridRow: '1 / span 3' } } });
export const kept = style({ ...textType(13), color: vars.inkQuiet });
