/** The page of both sites that lists actions waiting to be sent. */
export const WAITING_PAGE = '/waiting';
