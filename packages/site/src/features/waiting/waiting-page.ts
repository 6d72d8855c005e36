/** The page of both sites that lists what waits to be sent. */
export const WAITING_PAGE = '/waiting';
