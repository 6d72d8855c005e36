import { canHover } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  minHeight: 64,
  padding: '12px 0',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.sunk } } } },
});
