import { createVar } from '@vanilla-extract/css';

/** The height of what a page keeps at its foot on a phone, above the footer bar, so that no toast covers it. */
export const footHeight = createVar();
