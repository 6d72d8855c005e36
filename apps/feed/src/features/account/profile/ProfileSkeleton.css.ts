import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', gap: vars.s5, paddingBlock: `${vars.s2} ${vars.s6}` });
export const picture = style({ flex: 'none', width: 96, height: 96, borderRadius: '50%', background: vars.sunk });
export const text = style({ flex: 1 });
export const fields = style({ display: 'grid', gap: vars.s5, paddingTop: vars.s4, borderTop: vars.hair });
