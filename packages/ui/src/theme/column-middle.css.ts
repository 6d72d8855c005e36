import { createVar } from '@vanilla-extract/css';

/** How far the middle of a page's column is from the middle of the window: what lies over the page is in line with it. */
export const columnMiddle = createVar();
