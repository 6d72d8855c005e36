import type { StaffRole } from '@maidan/contract/core/staff-roles';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  moderator: 'Moderator',
  organiser: 'Organiser',
};

/** What each role may do, for whoever grants it. */
export const roleTexts: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, and who else is on the staff.',
  editor: 'Answers people, and publishes.',
  moderator: 'Decides on reports and appeals, and reads no conversations but reported ones.',
  organiser: 'Runs the leagues named below, and answers people in them.',
};

/** 'Owner', 'Editor and moderator'. */
export function rolesText(roles: readonly StaffRole[]): string {
  const names = roles.map((role, index) => (index === 0 ? roleNames[role] : roleNames[role].toLowerCase()));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
