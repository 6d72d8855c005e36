import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** The width of everything on the league site. */
export const frame = style({ maxWidth: 1080, marginInline: 'auto', paddingInline: vars.gutter });
