import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** The heading of a group, on a line of ink. */
export const heading = style({
  ...headType(20, 'head'),
  padding: `${vars.s6} 0 10px`,
  borderBottom: `${vars.chalk} solid ${vars.ink}`,
  overflowWrap: 'anywhere',
});

export const loading = style({ display: 'grid', gap: vars.s4, paddingTop: vars.s6 });
export const loadingRow = style({
  display: 'grid',
  gap: vars.s2,
  paddingBlock: vars.s3,
  borderTop: `${vars.chalk} solid ${vars.line}`,
});

/** Below all groups. */
export const below = style({ paddingTop: vars.s8 });
