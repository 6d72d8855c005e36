import { style, styleVariants } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '../../theme/media.ts';

const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const even = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** How many on a desk; a phone has one (or two small ones), a tablet at most two. */
export const counts = styleVariants({
  1: [columns],
  2: [columns, { '@media': { [fromTablet]: even(2) } }],
  3: [columns, { '@media': { [fromTablet]: even(2), [fromDesk]: even(3) } }],
  4: [columns, { '@media': { [fromTablet]: even(2), [fromDesk]: even(4) } }],
});

export const twoOnPhone = style({ '@media': { 'screen and (max-width: 759px)': even(2) } });
