import { style, styleVariants } from '@vanilla-extract/css';

const inline = style({ display: 'flex', minWidth: 0 });

export const align = styleVariants({
  centre: [inline, { alignItems: 'center' }],
  start: [inline, { alignItems: 'flex-start' }],
  baseline: [inline, { alignItems: 'baseline' }],
  stretch: [inline, { alignItems: 'stretch' }],
});

export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  centre: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

export const wrap = style({ flexWrap: 'wrap' });
