import { globalStyle, style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

/** Edge to edge on a phone, where four types with their numbers need the room. */
export const kinds = style({
  marginInline: `calc(-1 * ${vars.gutter})`,
  '@media': { [fromTablet]: { marginInline: 0 } },
});
// Six types wrap onto two lines instead of breaking their names.
globalStyle(`${kinds} > *`, { flexWrap: 'wrap' });
globalStyle(`${kinds} a`, {
  flex: '1 1 auto',
  '@media': { 'screen and (max-width: 759px)': { paddingInline: vars.s1 } },
});
export const results = style({ paddingTop: vars.s4 });
/** These results belong to the previous text; new ones are loading. */
export const older = style({ opacity: 0.6 });
export const item = style({ borderBottom: `${vars.chalk} solid ${vars.line}` });

export const spelling = style({ paddingBottom: vars.s2, color: vars.inkQuiet });
