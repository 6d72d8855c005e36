import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.s2, marginBottom: vars.s5 });
export const answers = style({ display: 'grid', gap: vars.s4, margin: 0 });
export const question = style([headType(15), { overflowWrap: 'anywhere' }]);
export const answer = style([textType(15), { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }]);
