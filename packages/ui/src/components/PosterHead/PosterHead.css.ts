import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, fromTablet } from '../../theme/media.ts';
import { arch } from '../../theme/ornament.ts';
import { onPitch } from '../../theme/pitch.css.ts';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const chalk = '3px solid rgb(255 255 255 / 0.32)';

const head = style([
  onPitch,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridAutoRows: 'auto',
    alignContent: 'center',
    gap: `${vars.s1} ${vars.s4}`,
    padding: `${vars.s5} ${vars.gutter}`,
    overflow: 'hidden',
  },
]);

export const heads = styleVariants({
  tag: [head, { '@media': { [fromTablet]: { padding: `${vars.s8} 44px ${vars.s8} ${vars.s6}` } } }],
  league: [
    head,
    {
      rowGap: vars.s5,
      // On the league the main action is white: marigold is the feed's.
      vars: { [vars.signal]: '#ffffff', [vars.signalPress]: '#f0ecdf', [vars.onSignal]: '#14180f' },
      '@media': { [fromTablet]: { columnGap: vars.s8, padding: `${vars.s12} ${vars.s12} ${vars.s12} ${vars.s6}` } },
    },
  ],
});

const name = style([headType(34, 'name'), { position: 'relative', zIndex: 1, overflowWrap: 'anywhere' }]);
export const names = styleVariants({
  tag: [
    name,
    { lineHeight: 1, letterSpacing: '-0.035em', '@media': { [fromTablet]: { fontSize: '3.5rem', alignSelf: 'end' } } },
  ],
  league: [
    name,
    {
      gridColumn: '1 / -1',
      fontSize: '2.875rem',
      lineHeight: 0.95,
      letterSpacing: '-0.04em',
      '@media': { [fromTablet]: { gridColumn: 1, alignSelf: 'end', fontSize: '4.75rem' } },
    },
  ],
});

export const facts = style([
  headType(15, 'nav'),
  tabular,
  {
    gridColumn: 1,
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 14px`,
    padding: '6px 0',
    overflowWrap: 'anywhere',
  },
]);

const action = style({
  gridColumn: 1,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
});
export const actions = styleVariants({
  tag: [action],
  league: [action, { alignSelf: 'end', '@media': { [fromTablet]: { alignSelf: 'start' } } }],
});

/** The picture's place: circle and halfway line are drawn from its middle. */
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
  tag: [spot, { gridRow: '1 / 5' }],
  league: [spot, { gridRow: '2 / 5', '@media': { [fromTablet]: { gridRow: '1 / 5', marginInlineEnd: vars.s6 } } }],
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
  tag: [
    shape,
    arch(104),
    { width: 104, height: 132, '@media': { [fromTablet]: { ...arch(148), width: 148, height: 184 } } },
  ],
  league: [
    shape,
    arch(136),
    { width: 136, height: 164, '@media': { [fromTablet]: { ...arch(224), width: 224, height: 272 } } },
  ],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
