import { style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const section = style({ padding: `${vars.s6} ${vars.gutter}`, display: 'grid', gap: vars.s4 });
export const heading = style(headType(20, 'head'));

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.s3,
  paddingBlock: vars.s3,
  borderTop: vars.hair,
  // A thousand of them: what is far away is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 92px',
});

export const pending = style([item, { color: vars.inkQuiet }]);

export const by = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s2, alignItems: 'baseline' });
export const name = style({ ...headType(15), lineHeight: vars.l15 });
export const date = style({ ...textType(13), color: vars.inkQuiet });
export const text = style({ ...textType(15), gridColumn: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const form = style({ display: 'grid', gap: vars.s3 });
export const note = style({ color: vars.inkQuiet });
