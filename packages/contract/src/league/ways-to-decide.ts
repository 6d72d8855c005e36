/** The ways to decide a match if the scores do not. */
export const waysToDecide = ['penalties', 'super_over', 'extra_time', 'walkover', 'higher_place', 'lots'] as const;
export type DecidedBy = (typeof waysToDecide)[number];
