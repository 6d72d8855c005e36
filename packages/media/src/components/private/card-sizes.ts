/** The width of a card in the column of a page, for the attribute `sizes`. */
export const cardSizes = '(min-width: 760px) 600px, 100vw';
