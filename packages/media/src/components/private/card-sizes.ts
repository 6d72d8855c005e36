/** The width of a card in the column of a page, for the `sizes` attribute. */
export const cardSizes = '(min-width: 760px) 600px, 100vw';
