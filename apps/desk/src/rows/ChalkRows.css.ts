import { keyframes, style } from '@vanilla-extract/css';
import { breathe } from '@maidan/ui/theme/global.css';
import { vars } from '@maidan/ui/theme/vars.css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** The rows take up their space at once but appear after 300 ms, because most replies are faster. */
export const rows = style({
  position: 'relative',
  animation: `${appear} 0s 300ms both`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '14px',
  minHeight: 84,
  padding: '14px 0',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});

const chalk = style({ background: vars.sunk, animation: `${breathe} 1.2s ${vars.ease} infinite alternate` });

export const mark = style([chalk, { height: 44, borderRadius: vars.rInput }]);
export const lines = style({ display: 'grid', gap: 10 });
export const line = style([chalk, { height: 12, borderRadius: vars.rInput }]);
export const shortLine = style([line, { width: '55%' }]);
