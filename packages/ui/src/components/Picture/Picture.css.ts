import { globalStyle, style } from '@vanilla-extract/css';

/** The <picture> element has no box: the <img> takes its place in every layout. */
export const copies = style({ display: 'contents' });
// Neither have its sources, which would become cells of a grid.
globalStyle(`${copies} > source`, { display: 'none' });

/** The colours of the picture while it loads. A browser that cannot read them from the element shows the ground. */
export const toned = style({
  background: 'linear-gradient(attr(data-upper type(<color>)), attr(data-lower type(<color>)))',
});
