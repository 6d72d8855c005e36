/** What a question may be filled in with before a person types: by their own account, or by a link that the organiser signed. */

/** What of an account a question may take, when the person wants it. */
export const accountValues = ['none', 'name', 'phone'] as const;
export type AccountValue = (typeof accountValues)[number];

export const LINK_VALUES_MAX = 30;
export const LINK_VALUE_MAX = 300;
export const LINK_DAYS_MAX = 180;
/** Of the text that carries the values. */
export const LINK_MAX = 6000;
