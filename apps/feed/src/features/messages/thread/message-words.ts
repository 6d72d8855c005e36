/** Specification, section 4, "Conversation". */
export const CLOSED_WORDS = 'Admin has marked this conversation as complete';
/** Specification, section 5: the callback request's default message. */
export const CALLBACK_WORDS = 'Can you please call to discuss this?';
/** Specification, section 5: deleting with nothing selected. */
export const NOTHING_SELECTED = 'Please select at least one conversation to delete.';

/** Specification, section 5: what a reply is prefilled with when details are asked for. */
export const detailsWords = (subject: string): string => `Please share further details on ${subject}`;
