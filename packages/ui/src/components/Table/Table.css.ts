import { style, styleVariants } from '@vanilla-extract/css';
import { fromTablet } from '../../theme/media.ts';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const chalk = `${vars.chalk} solid ${vars.line}`;

export const place = style({ containerType: 'inline-size', overflowX: 'auto', scrollbarWidth: 'thin' });
/** On a phone with text at 200 %, sticky columns would leave no room for the rest. */
const largeText = '(max-width: 16rem)';

// Separate borders: collapsed ones do not move with a sticky cell.
export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const both = style({
  padding: '10px 6px',
  background: vars.ground,
  verticalAlign: 'middle',
  '@media': { [fromTablet]: { paddingInline: vars.s5 } },
});

export const head = style([both, headType(13, 'nav'), tabular, { color: vars.inkQuiet, whiteSpace: 'nowrap' }]);

export const abbreviation = style({ textDecoration: 'none' });

export const cell = style([
  both,
  headType(15, 'nav'),
  tabular,
  {
    paddingBlock: vars.s3,
    borderTop: chalk,
    lineHeight: vars.l13,
    whiteSpace: 'nowrap',
    selectors: { '[data-cut="below"] > &': { borderTopColor: vars.turf } },
    '@media': { [fromTablet]: { paddingBlock: '14px', fontSize: vars.t17 } },
  },
]);

export const kinds = styleVariants({
  // The same width from the tablet on, so that the columns of stacked tables align.
  figure: { minWidth: 44, textAlign: 'end', '@media': { [fromTablet]: { width: 84 } } },
  text: { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

const sticky = style({ position: 'sticky', zIndex: 1, '@container': { [largeText]: { position: 'static' } } });
const RANK = 44;

export const pins = styleVariants({
  rank: [
    sticky,
    {
      insetInlineStart: 0,
      width: RANK,
      minWidth: RANK,
      paddingInlineStart: vars.s1,
      color: vars.inkQuiet,
      selectors: { '[data-cut="above"] &': { color: vars.turf, fontWeight: vars.wName } },
    },
  ],
  name: [
    sticky,
    {
      insetInlineStart: RANK,
      width: 128,
      minWidth: 128,
      borderInlineEnd: vars.hair,
      selectors: { 'tbody &': { fontWeight: vars.wHead }, '&:first-child': { insetInlineStart: 0 } },
      '@container': { [largeText]: { minWidth: '8rem', borderInlineEnd: 0 } },
      '@media': {
        [fromTablet]: { width: 'auto', borderInlineEnd: 0 },
        print: { width: 'auto', borderInlineEnd: 0 },
      },
    },
  ],
  total: [
    sticky,
    {
      insetInlineEnd: 0,
      width: 56,
      paddingInlineEnd: vars.s1,
      borderInlineStart: vars.hair,
      selectors: {
        'tbody &': { fontSize: vars.t20, fontWeight: vars.wName, letterSpacing: 0 },
        // There are more columns beneath.
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlock: '-2px 0',
          insetInlineEnd: '100%',
          width: 14,
          background: 'linear-gradient(to left, rgb(20 24 15 / 0.12), transparent)',
          pointerEvents: 'none',
        },
        '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
      },
      '@media': {
        [fromTablet]: { width: 80, borderInlineStart: 0, selectors: { '&::before': { display: 'none' } } },
        print: { width: 80, borderInlineStart: 0, selectors: { '&::before': { display: 'none' } } },
      },
    },
  ],
});
