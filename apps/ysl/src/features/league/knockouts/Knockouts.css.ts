import { fromDesk } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const LINE = `${vars.chalk} solid ${vars.lineStrong}`;
const CIRCLE = vars.touch;
/** Height of a card with two one-line teams, which a bye leaves empty. */
const CARD = '108px';

export const group = style({ ...headType(26, 'head'), padding: `${vars.s6} 0 0` });
export const round = style({ ...headType(20, 'head'), padding: `${vars.s6} 0 ${vars.s3}` });

const grid = style({ paddingBottom: vars.s6 });
const columns = (count: number) => ({
  '@media': {
    [fromDesk]: {
      display: 'grid',
      gridTemplateColumns: [...Array.from({ length: count - 1 }, () => 'minmax(0, 1.3fr)'), 'minmax(0, 1fr)'].join(' '),
    },
  },
});
/** By number of rounds. Pairs of a round have equal height, so that each is level with the match it leads to. */
export const tree: Record<number, string> = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => [
  grid,
  columns(count),
]);
/** For a bracket with more rounds than are ever made: its rounds stay a list. */
export const widestTree = grid;

export const column = style({
  minWidth: 0,
  '@media': { [fromDesk]: { display: 'grid', gridTemplateRows: 'auto 1fr' } },
});
export const playOffs = style({
  minWidth: 0,
  '@media': { [fromDesk]: { gridColumn: '-2 / -1', gridRow: 2 } },
});
export const list = style({ display: 'grid', gap: vars.s3 });

export const pairs = style({
  display: 'grid',
  gap: vars.s5,
  '@media': { [fromDesk]: { gridAutoRows: '1fr', gap: 0 } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 60px',
  alignItems: 'stretch',
  '@media': { [fromDesk]: { gridTemplateColumns: 'minmax(0, 1fr) 76px' } },
});
export const end = style({
  '@media': { [fromDesk]: { display: 'grid', alignContent: 'center' } },
});
export const two = style({
  display: 'grid',
  gap: vars.s3,
  minWidth: 0,
  '@media': { [fromDesk]: { gridAutoRows: '1fr', gap: 0 } },
});
export const one = style({
  minWidth: 0,
  '@media': { [fromDesk]: { display: 'grid', alignContent: 'center', paddingBlock: vars.s2 } },
});
export const bye = style({
  display: 'none',
  '@media': { [fromDesk]: { display: 'block', minHeight: CARD } },
});

export const join = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 'calc(50% - 1px)',
    top: '25%',
    bottom: '25%',
    border: LINE,
    borderInlineStart: 0,
    borderRadius: '0 12px 12px 0',
  },
  selectors: {
    '&[data-from="first"]::before': { top: '50%', bottom: '50%', borderRadius: 0, border: 0, borderTop: LINE },
    '&[data-from="second"]::before': { top: '50%', bottom: '50%', borderRadius: 0, border: 0, borderTop: LINE },
  },
  '@media': {
    [fromDesk]: {
      '::after': {
        content: '""',
        position: 'absolute',
        left: '50%',
        right: 0,
        top: 'calc(50% - 1px)',
        borderTop: LINE,
      },
      selectors: {
        '&[data-from="first"]::before': {
          top: '25%',
          border: LINE,
          borderInlineStart: 0,
          borderBottom: 0,
          borderRadius: '0 12px 0 0',
        },
        '&[data-from="second"]::before': {
          bottom: '25%',
          border: LINE,
          borderInlineStart: 0,
          borderTop: 0,
          borderRadius: '0 0 12px 0',
        },
      },
    },
  },
});
export const circle = style([
  tabular,
  {
    ...headType(15, 'name'),
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: CIRCLE,
    height: CIRCLE,
    border: LINE,
    borderRadius: '50%',
    background: vars.ground,
    color: vars.ink,
    textDecoration: 'none',
  },
]);

export const how = style({ borderTop: `${vars.chalk} solid ${vars.line}`, marginBottom: vars.s6 });
export const howHead = style({
  ...headType(15),
  minHeight: vars.touch,
  display: 'list-item',
  paddingBlock: vars.s3,
  cursor: 'pointer',
});
export const howText = style({ ...textType(15), maxWidth: '38em', paddingBottom: vars.s3 });
