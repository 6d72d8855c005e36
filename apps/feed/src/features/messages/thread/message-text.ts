/** What a reply is prefilled with in a request for details. */
export const detailsText = (subject: string): string => `Please share further details on ${subject}`;
