/** Prefilled reply that requests details. */
export const detailsText = (subject: string): string => `Please share further details on ${subject}`;
