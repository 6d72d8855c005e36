import { style, styleVariants } from '@vanilla-extract/css';

const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const align = styleVariants({
  stretch: [stack, { alignItems: 'stretch' }],
  start: [stack, { alignItems: 'flex-start' }],
  centre: [stack, { alignItems: 'center' }],
});
