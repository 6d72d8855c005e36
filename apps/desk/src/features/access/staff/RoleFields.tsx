import { useApi } from '@maidan/api-client/core/api-provider';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { staffRoles, type StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { useQuery } from '@tanstack/react-query';
import { roleNames, roleTexts } from '../../../session/roles.ts';

export interface Granted {
  readonly roles: readonly StaffRole[];
  /** Only for organisers. */
  readonly leagueIds: readonly string[];
}

interface RoleFieldsProps {
  granted: Granted;
  onChange: (granted: Granted) => void;
}

/** Why these roles cannot be granted yet; undefined if they can. */
export function grantBlock({ roles, leagueIds }: Granted): string | undefined {
  if (roles.length === 0) return 'Choose at least one role.';
  return roles.includes('organiser') && leagueIds.length === 0 ? 'Choose the organiser’s leagues.' : undefined;
}

export function RoleFields({ granted, onChange }: RoleFieldsProps) {
  const { roles, leagueIds } = granted;
  const isOrganiser = roles.includes('organiser');
  const leagues = useQuery({ ...leaguesQuery(useApi()), enabled: isOrganiser });
  return (
    <>
      <CheckboxGroup
        label="Roles"
        options={staffRoles.map((role) => ({ value: role, label: `${roleNames[role]}: ${roleTexts[role]}` }))}
        value={roles}
        onChange={(value) => onChange({ ...granted, roles: staffRoles.filter((role) => value.includes(role)) })}
      />
      {isOrganiser && (
        <CheckboxGroup
          label="Leagues"
          options={(leagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={leagueIds}
          onChange={(value) => onChange({ ...granted, leagueIds: value })}
        />
      )}
    </>
  );
}
