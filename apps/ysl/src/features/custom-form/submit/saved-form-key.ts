/** Storage key of saved answers. In its own module, so that the shell can check it without loading the rest. */
export const SAVED_FORM_KEY = 'saved_form';
