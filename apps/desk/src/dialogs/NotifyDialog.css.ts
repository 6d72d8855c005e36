import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Looks like a notification on the feed. */
export const preview = style({
  display: 'grid',
  gap: vars.s1,
  margin: 0,
  maxHeight: '50dvh',
  overflowY: 'auto',
  paddingBlock: vars.s4,
  borderBlock: `${vars.chalk} solid ${vars.line}`,
  overflowWrap: 'anywhere',
});
