import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** The width of everything on the league site. */
export const frame = style({ maxWidth: 1080, marginInline: 'auto', paddingInline: vars.gutter });

/** For what brings a gutter of its own, as the drawn states do: level with all else, inside the frame and out of it. */
export const ownGutter = style({
  maxWidth: 1080,
  marginInline: 'auto',
  selectors: { [`${frame} &`]: { marginInline: `calc(-1 * ${vars.gutter})` } },
});
