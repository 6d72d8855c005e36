import { globalStyle, style } from '@vanilla-extract/css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.s4,
  listStyle: 'none',
});

export const pairGrid = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }]);

export const swatch = style({ height: 64, border: vars.hair, borderRadius: vars.rCard });

export const name = style([headType(15), { overflowWrap: 'anywhere' }]);
export const value = style([textType(13), tabular, { color: vars.inkQuiet, overflowWrap: 'anywhere' }]);

export const pair = style({ display: 'grid', gridTemplateColumns: '64px 1fr', gap: vars.s3, alignItems: 'center' });
export const sample = style([
  headType(20, 'head'),
  { display: 'grid', placeItems: 'center', height: 52, border: vars.hair, borderRadius: vars.rInput },
]);

export const rows = style({ display: 'grid', gap: vars.s4 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: vars.s4,
  alignItems: 'center',
});
export const bar = style({ height: 16, background: vars.ink });
export const shape = style({ height: 72, border: vars.edge, background: vars.raised });

/** As many columns as fit, without splitting an item. */
export const sheet = style({ columns: '3 344px', columnGap: vars.s8, maxWidth: 1240, marginInline: 'auto' });
export const piece = style({ breakInside: 'avoid', marginBottom: vars.s8 });
export const edged = style([
  piece,
  { border: `${vars.chalk} solid ${vars.line}`, borderRadius: vars.rCard, overflow: 'hidden' },
]);
export const heading = style([headType(20, 'head'), { marginBottom: vars.s3 }]);

// The kit's reset removes list numbers; this list needs them.
export const numbered = style({});
globalStyle(`${numbered} ol`, { listStyle: 'decimal' });
