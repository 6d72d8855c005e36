/** What “Request Callback” sends in the name of the person; the desk lists conversations with it as calls to make. */
export const CALLBACK_TEXT = 'Can you please call to discuss this?';
