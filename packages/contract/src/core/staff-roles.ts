/**
 * What a member of staff may do. An `owner` does everything, an `editor` publishes, a `moderator` decides on reports,
 * and an `organiser` runs the leagues that they are bound to, and sees nothing of the others.
 */
export const staffRoles = ['owner', 'editor', 'moderator', 'organiser'] as const;
export type StaffRole = (typeof staffRoles)[number];
