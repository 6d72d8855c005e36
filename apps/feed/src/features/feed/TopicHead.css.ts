import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const below = style({ display: 'grid', gap: vars.s3, padding: `${vars.s4} ${vars.gutter} ${vars.s2}` });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s2 });

// Alone, without action buttons before it, the share sign itself stands where the words above begin, not its round target.
globalStyle(`${buttons} > button:first-child`, { marginInlineStart: -10 });
