import { style } from '@vanilla-extract/css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** A frame has its own edge, so its content needs only inner padding. */
export const place = style({ display: 'grid', gap: vars.s3, padding: vars.s4, minWidth: 0 });
export const title = style({ ...headType(20, 'head'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const note = style({ ...textType(15), color: vars.inkQuiet });
export const foot = style({
  ...textType(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  color: vars.inkQuiet,
});
export const way = style({
  ...headType(15, 'nav'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  color: vars.turf,
});

/** The next match of a team, styled like a card in a printed programme. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.s4,
  paddingBlock: vars.s3,
  borderBlock: `${vars.chalk} solid ${vars.line}`,
});
export const crest = style({ width: '56px', height: 'auto' });
export const sides = style({ ...headType(20, 'head'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const score = style({ ...headType(26, 'name'), ...tabular });
export const facts = style({ ...textType(15), overflowWrap: 'anywhere' });
