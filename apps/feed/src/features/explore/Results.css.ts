import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

/** From edge to edge on a phone: three kinds with their numbers need the room. */
export const kinds = style({
  marginInline: `calc(-1 * ${vars.gutter})`,
  '@media': { [fromTablet]: { marginInline: 0 } },
});
export const results = style({ paddingTop: vars.s4 });
/** What stands here belongs to the words before the last key; the new ones are on their way. */
export const older = style({ opacity: 0.6 });
export const item = style({ borderBottom: `${vars.chalk} solid ${vars.line}` });
