/** How a match was decided that its scores do not decide. */
export const waysToDecide = ['penalties', 'super_over', 'extra_time', 'walkover', 'higher_place', 'lots'] as const;
export type DecidedBy = (typeof waysToDecide)[number];
