import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const form = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const message = style({
  selectors: {
    '&:not(:empty)': {
      display: 'block',
      marginBottom: vars.s4,
      padding: `10px ${vars.s3}`,
      borderInlineStart: `4px solid ${vars.signal}`,
      background: vars.sunk,
    },
  },
});

export const heading = style([headType(26, 'head'), { overflowWrap: 'anywhere' }]);

/** The number with its link and the wait with its link: side by side if they fit. */
export const row = style([
  textType(15),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.s3,
    marginBlock: '-8px',
  },
]);

export const number = style([tabular, { color: vars.inkQuiet }]);

export const clock = style([
  textType(15),
  tabular,
  { display: 'inline-flex', alignItems: 'center', gap: vars.s2, minHeight: vars.touch, color: vars.inkQuiet },
]);

export const ring = style({ stroke: vars.line });
export const ringLeft = style({ stroke: vars.ink });

export const terms = style([textType(13), { color: vars.inkQuiet }]);
