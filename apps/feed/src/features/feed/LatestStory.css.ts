import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** As wide as the stage, but never so wide that its height exceeds the screen. */
export const place = style({
  width: `min(100%, ${vars.wStage}, (100dvh - ${vars.bar} - ${vars.s8}) * 0.8)`,
  marginInline: 'auto',
});
