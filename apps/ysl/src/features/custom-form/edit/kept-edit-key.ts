/** Where changed answers lie. By itself, so that the shell can remove them without loading the rest. */
export const KEPT_EDIT_KEY = 'changed_answers';
