export const CALLBACK_TEXT = 'Can you please call to discuss this?';
export const NOTHING_SELECTED = 'Please select at least one conversation to delete.';

/** What a reply is prefilled with in a request for details. */
export const detailsText = (subject: string): string => `Please share further details on ${subject}`;
