/** Where saved answers lie. By itself, so that the shell can look without loading the rest. */
export const SAVED_FORM_KEY = 'saved_form';
