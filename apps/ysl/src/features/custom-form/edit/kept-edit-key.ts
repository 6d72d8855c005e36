/** Storage key of edited answers. In its own module, so that the shell can remove them without loading the rest. */
export const KEPT_EDIT_KEY = 'changed_answers';
