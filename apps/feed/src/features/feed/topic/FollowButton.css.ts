import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** As wide as "Following", so that nothing moves when the state arrives after the page. */
export const label = style({
  display: 'grid',
  justifyItems: 'center',
  '::after': {
    content: 'attr(data-widest)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    paddingInlineStart: 28,
  },
});
export const following = style({ display: 'inline-flex', alignItems: 'center', gap: vars.s2 });
