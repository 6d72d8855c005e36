import { createVar } from '@vanilla-extract/css';

/** The distance of a page column's middle from the window's: content over the page aligns with it. */
export const columnMiddle = createVar();
