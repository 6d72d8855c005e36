import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { arch } from '../../theme/ornament.ts';
import { onPitch } from '../../theme/pitch.css.ts';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const chalk = '3px solid rgb(255 255 255 / 0.32)';

/** Its own width decides, not the window's, because the head may be in a column. */
export const frame = style([onPitch, { containerType: 'inline-size' }]);
const wideTag = '(min-width: 540px)';
/** A phone with text at 200 %. */
const largeText = '(max-width: 16rem)';
const wideL = '(min-width: 680px)';

/** Name, facts and action below each other, vertically centred on the picture. */
const centred = { gridTemplateRows: '1fr auto auto auto 1fr' };
const NAME = 2;
const FACTS = 3;
const ACTION = 4;

const head = style([
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.s1} ${vars.s4}`,
    padding: `${vars.s5} ${vars.gutter}`,
    overflow: 'hidden',
  },
]);

export const heads = styleVariants({
  m: [
    head,
    {
      ...centred,
      rowGap: 0,
      // The circle extends a quarter of the picture's width beyond it.
      columnGap: 30,
      paddingBlock: vars.s5,
      '@container': {
        [wideTag]: { columnGap: 44, paddingBlock: vars.s8, paddingInline: `${vars.s6} 44px` },
        [largeText]: { gridTemplateRows: 'repeat(3, auto)' },
      },
    },
  ],
  l: [
    head,
    {
      // On a phone, the name takes the full width, and the picture is below it.
      gridTemplateRows: 'auto auto 1fr',
      rowGap: vars.s3,
      // White, because marigold marks the smaller head's action.
      vars: { [vars.signal]: '#ffffff', [vars.signalPress]: '#f0ecdf', [vars.onSignal]: '#14180f' },
      '@container': {
        // Its text aligns with the page below, which is at most 1080 px wide.
        [wideL]: {
          ...centred,
          columnGap: vars.s8,
          paddingBlock: vars.s12,
          paddingInline: `max(${vars.s6}, calc((100cqw - 1080px) / 2 + ${vars.gutter}))`,
        },
      },
    },
  ],
});

const name = style([headType(34, 'name'), { position: 'relative', zIndex: 1, overflowWrap: 'anywhere' }]);
export const names = styleVariants({
  m: [
    name,
    {
      gridArea: `${NAME} / 1`,
      // Thirteen letters fit next to the picture.
      fontSize: 'min(1.875rem, 8.3cqi)',
      lineHeight: 0.98,
      letterSpacing: '-0.035em',
      '@container': { [wideTag]: { fontSize: 'min(3.5rem, 9.5cqi)' }, [largeText]: { gridArea: '1 / 1 / auto / -1' } },
    },
  ],
  l: [
    name,
    {
      gridColumn: '1 / -1',
      // With larger text, a word of thirteen letters still fits.
      fontSize: 'min(2.875rem, 13cqi)',
      lineHeight: 0.95,
      letterSpacing: '-0.04em',
      '@container': { [wideL]: { gridArea: `${NAME} / 1`, fontSize: 'min(4.75rem, 7.6cqi)' } },
    },
  ],
});

const facts = style([
  headType(15, 'nav'),
  tabular,
  {
    gridColumn: 1,
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    padding: '6px 0',
    overflowWrap: 'anywhere',
  },
]);
/** A name too long for one large line: two smaller lines keep the height of the head. */
export const longName = style([
  names.m,
  { fontSize: `min(${vars.t26}, 7.2cqi)`, '@container': { [wideTag]: { fontSize: 'min(2.5rem, 6.8cqi)' } } },
]);

export const factLists = styleVariants({
  m: [
    facts,
    {
      gridRow: FACTS,
      columnGap: 12,
      padding: '6px 0 8px',
      fontSize: vars.t13,
      lineHeight: vars.l13,
      '@container': { [largeText]: { gridRow: 2 } },
    },
  ],
  l: [facts, { gridRow: 2, '@container': { [wideL]: { gridRow: FACTS } } }],
});

const action = style({
  gridColumn: 1,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
});
export const actions = styleVariants({
  m: [action, { gridRow: ACTION, '@container': { [largeText]: { gridArea: '3 / 1 / auto / -1' } } }],
  l: [
    action,
    {
      gridRow: 3,
      // As high as the picture, whatever its content, so that a button can appear or disappear without moving anything.
      alignContent: 'end',
      '@container': { [wideL]: { gridRow: ACTION }, [largeText]: { gridArea: `${ACTION} / 1 / auto / -1` } },
    },
  ],
});

/** The picture's place: the circle and the halfway line are drawn from its centre. */
const spot = style({
  gridColumn: 2,
  alignSelf: 'center',
  justifySelf: 'end',
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: '50%',
      width: '150%',
      aspectRatio: '1',
      translate: '-50% -50%',
      border: chalk,
      borderRadius: '50%',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      left: 'calc(50% - 1.5px)',
      top: '-600px',
      bottom: '-600px',
      borderLeft: chalk,
    },
  },
});
export const spots = styleVariants({
  m: [spot, { gridRow: '1 / -1', '@container': { [largeText]: { gridRow: 2 } } }],
  l: [spot, { gridRow: '2 / -1', '@container': { [wideL]: { gridRow: '1 / -1', marginInlineEnd: vars.s6 } } }],
});

const shape = style([
  headType(44, 'name'),
  {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    border: '3px solid #ffffff',
    background: vars.sunk,
    textTransform: 'uppercase',
    '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
  },
]);
export const arches = styleVariants({
  m: [
    shape,
    arch(104),
    {
      width: 104,
      height: 132,
      '@container': {
        [wideTag]: { ...arch(148), width: 148, height: 184 },
        [largeText]: { ...arch(52), width: 52, height: 64, fontSize: vars.t26 },
      },
    },
  ],
  l: [
    shape,
    arch(136),
    { width: 136, height: 164, '@container': { [wideL]: { ...arch(224), width: 224, height: 272 } } },
  ],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
