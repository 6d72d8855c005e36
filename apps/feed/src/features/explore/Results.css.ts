import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const results = style({ paddingTop: vars.s4 });
/** What stands here belongs to the words before the last key; the new ones are on their way. */
export const older = style({ opacity: 0.6 });
export const item = style({ borderBottom: `${vars.chalk} solid ${vars.line}` });
