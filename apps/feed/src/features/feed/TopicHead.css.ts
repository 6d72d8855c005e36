import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const below = style({ display: 'grid', gap: vars.s3, padding: `${vars.s4} ${vars.gutter} ${vars.s2}` });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s2 });

// Without action buttons before it, the share icon, not its round target, lines up with the text above.
globalStyle(`${buttons} > button:first-child`, { marginInlineStart: -10 });
