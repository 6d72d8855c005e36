import { style } from '@vanilla-extract/css';
import { headType, oneLine, textType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ display: 'grid', gap: '6px', minWidth: 0 });

export const label = style([headType(15), { lineHeight: vars.l13 }]);

/** With larger text, the button wraps below instead of hiding the address. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, minWidth: 0 });

export const input = style([
  textType(15),
  oneLine,
  {
    flex: '1 1 9rem',
    minWidth: 0,
    minHeight: vars.touch,
    paddingInline: '14px',
    border: vars.edge,
    borderRadius: vars.rInput,
    background: vars.raised,
    color: vars.ink,
    // Below 16 px, phones zoom in on focus.
    fontSize: '1rem',
  },
]);
