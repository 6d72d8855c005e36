import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  moderator: 'Moderator',
  organiser: 'Organiser',
};

/** What each role may do, for the owner who grants it. */
export const roleTexts: Readonly<Record<StaffRole, string>> = {
  owner: 'Full access, including managing staff.',
  editor: 'Answers people and publishes.',
  moderator: 'Decides on reports and appeals. Reads only reported conversations.',
  organiser: 'Runs the leagues chosen below and answers people in them.',
};

/** 'Owner', 'Editor and moderator'. */
export function rolesText(roles: readonly StaffRole[]): string {
  const names = roles.map((role, index) => (index === 0 ? roleNames[role] : roleNames[role].toLowerCase()));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
