import { createVar } from '@vanilla-extract/css';

/** The height of fixed content at the foot of a page on a phone, above the footer bar, so that no toast covers it. */
export const footHeight = createVar();
