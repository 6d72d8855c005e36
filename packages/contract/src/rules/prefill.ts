/** How a question may be filled in beforehand: from the person's account, or by a link signed for the organiser. */

/** The account values that a question may offer to fill in. */
export const accountValues = ['none', 'name', 'phone'] as const;
export type AccountValue = (typeof accountValues)[number];

export const LINK_VALUES_MAX = 30;
export const LINK_VALUE_MAX = 300;
export const LINK_DAYS_MAX = 180;
/** The length of the text that carries the values. */
export const LINK_MAX = 6000;
