/** The message that “Request Callback” sends for the person; the desk lists conversations that contain it as calls to make. */
export const CALLBACK_TEXT = 'Can you please call to discuss this?';
