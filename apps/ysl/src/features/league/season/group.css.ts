import { style } from '@vanilla-extract/css';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** The heading of a group, above a rule. */
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

/** Expanded in print. */
export const week = style({
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
export const weekSummary = style({
  ...headType(15, 'nav'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.s12,
  cursor: 'pointer',
});
export const weekCount = style({ marginInlineStart: 'auto', color: vars.inkQuiet });

export const next = style({ paddingTop: vars.s4 });
export const nextLabel = style({ ...headType(15, 'nav'), color: vars.inkQuiet });

/** Below all groups. */
export const below = style({ paddingTop: vars.s8 });
