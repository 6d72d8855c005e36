import { style } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const chalk = `${vars.chalk} solid ${vars.line}`;

export const frame = style({ display: 'flex', borderBlock: chalk });

const chosen = '&[aria-current]';

export const segment = style([
  headType(15, 'nav'),
  {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.s2,
    minWidth: 0,
    minHeight: vars.touch,
    padding: `${vars.s1} ${vars.s2}`,
    color: vars.inkQuiet,
    selectors: {
      '& + &': { borderInlineStart: chalk },
      [chosen]: { color: vars.ink, fontWeight: vars.wHead, boxShadow: `inset 0 -4px 0 ${vars.signal}` },
      // The ring is inside, because the neighbours would cover it.
      '&:focus-visible': { outlineOffset: '-5px' },
    },
    '@media': {
      [canHover]: { ':hover': { color: vars.ink } },
      [forcedColours]: { selectors: { [chosen]: { borderBottom: '4px solid Highlight' } } },
    },
  },
]);

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
