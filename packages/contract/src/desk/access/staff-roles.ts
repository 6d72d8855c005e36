/**
 * What a member of staff may do. An `owner` does everything, an `editor` publishes and answers people, a `moderator`
 * decides on reports, and an `organiser` runs the leagues that they are bound to, and sees nothing of the others.
 */
export const staffRoles = ['owner', 'editor', 'moderator', 'organiser'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Those who answer people. A moderator sees of a conversation only the messages around one that was reported. */
export const answeringRoles = ['owner', 'editor', 'organiser'] as const satisfies readonly StaffRole[];
