import { style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const section = style({ padding: `${vars.s6} ${vars.gutter}`, display: 'grid', gap: vars.s4 });
export const heading = style(headType(20, 'head'));

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: vars.s3,
  paddingBlock: vars.s3,
  borderTop: vars.hair,
  // There may be a thousand: those off screen are laid out only when they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 92px',
});

export const pending = style([item, { color: vars.inkQuiet }]);

export const by = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s2, alignItems: 'baseline' });
export const name = style({ ...headType(15), lineHeight: vars.l15, minWidth: 0, overflowWrap: 'anywhere' });
export const date = style({ ...textType(13), color: vars.inkQuiet });
export const text = style({ ...textType(15), gridColumn: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const form = style({ display: 'grid', gap: vars.s3 });
export const note = style({ color: vars.inkQuiet });

/** Skeleton of three comments: a circle, the name, the text. */
export const waiting = style({
  height: 276,
  background: [
    `radial-gradient(circle at 22px 34px, ${vars.sunk} 22px, transparent 0) 0 0 / 44px 92px repeat-y`,
    `linear-gradient(transparent 15px, ${vars.sunk} 0 29px, transparent 0) 56px 0 / 38% 92px repeat-y`,
    `linear-gradient(transparent 39px, ${vars.sunk} 0 53px, transparent 0) 56px 0 / 62% 92px repeat-y`,
  ].join(', '),
});

export const acts = style({ display: 'flex' });
