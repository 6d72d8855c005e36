/** The page of both sites that lists what a reader saved for later. */
export const SAVED_PAGE = '/saved';
