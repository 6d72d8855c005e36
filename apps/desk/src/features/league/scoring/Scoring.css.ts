import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

export const qr = style({
  width: 'min(100%, 280px)',
  justifySelf: 'center',
  background: '#fff',
  fill: '#000',
  borderRadius: vars.rCard,
  shapeRendering: 'crispEdges',
});
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  paddingBlock: vars.s3,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const linkText = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
