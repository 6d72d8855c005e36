import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

export const header = style({ '@media': { print: { display: 'none' } } });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Larger text makes it taller.
  minHeight: vars.bar,
  paddingBlock: vars.s1,
  '@media': { [fromTablet]: { minHeight: 68 } },
});

export const logo = style({ display: 'flex', alignItems: 'center', height: vars.touch, minWidth: vars.touch });

/** The document is a visitor's until hydration; a signed-in user need not see that. */
export const visitor = style({ selectors: { 'html[data-signed-in] &': { visibility: 'hidden' } } });

export const wide = style({ display: 'none', '@media': { [fromTablet]: { display: 'block' } } });

export const user = style({ display: 'flex', alignItems: 'center', gap: vars.s2 });
export const account = style({
  position: 'relative',
  width: vars.touch,
  height: vars.touch,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.rFull,
});
export const count = style({ position: 'absolute', top: 1, insetInlineStart: '50%', lineHeight: 1 });
