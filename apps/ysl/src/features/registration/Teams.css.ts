import { style } from '@vanilla-extract/css';
import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const league = style([headType(26, 'head'), { color: vars.ink, overflowWrap: 'anywhere' }]);
export const text = style({ display: 'grid', gap: vars.s3, marginTop: vars.s3 });
export const call = style([headType(17)]);
export const closing = style({ color: vars.inkQuiet });

export const heading = style([headType(20, 'head'), { overflowWrap: 'anywhere', marginBottom: vars.s3 }]);
export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: vars.s3,
});
/** When signed in, as tall as the user's own team, so that nothing moves once that is known. */
export const team = style({
  display: 'grid',
  gap: vars.s1,
  alignContent: 'start',
  minWidth: 0,
  selectors: { 'html[data-signed-in] &': { minHeight: 82 } },
});
export const note = style({ fontSize: vars.t13, lineHeight: vars.l13, color: vars.inkQuiet, textAlign: 'center' });

export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.s4,
  minHeight: 82,
  padding: `${vars.s1} ${vars.s4} 0`,
  borderRadius: 26,
  border: `2px solid ${vars.turf}`,
});
export const ownName = style([
  headType(17),
  { flex: '1 1 auto', display: 'flex', alignItems: 'center', gap: vars.s2, minWidth: 0, lineHeight: vars.l15 },
]);
export const ownNote = style({ fontSize: vars.t13, lineHeight: vars.l13, color: vars.inkQuiet });
