import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const facts = style({ margin: `${vars.s2} 0 ${vars.s4}` });
