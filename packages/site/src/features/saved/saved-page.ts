/** The page of both sites that lists saved items. */
export const SAVED_PAGE = '/saved';
