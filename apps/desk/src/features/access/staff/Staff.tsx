import { useApi } from '@maidan/api-client/core/api-provider';
import { staffQuery } from '@maidan/api-client/queries/desk/access';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { Button } from '@maidan/ui/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import { MoreButton } from '../../../rows/MoreButton.tsx';
import { Section } from '../../../page/Section.tsx';
import { momentAt } from '../../../times/time.ts';
import { rolesText } from '../../../session/roles.ts';
import { Invitations } from './Invitations.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { ListRow } from '../../../rows/ListRow.tsx';

/** For owners: the staff and the invitations. */
export function Staff() {
  const query = useInfiniteQuery(staffQuery(useApi()));
  const [shown, setShown] = useState<StaffMember | null>(null);
  return (
    <>
      <Invitations />
      <Section title="Staff" note="by name">
        <Loaded query={query} what="staff">
          {({ pages }) => (
            <ul>
              {pages
                .flatMap(({ data }) => data)
                .map((member) => (
                  <ListRow
                    key={member.id}
                    name={member.name}
                    note={
                      <>
                        {rolesText(member.roles)}
                        {member.leagues.length > 0 && ` of ${member.leagues.map(({ name }) => name).join(', ')}`}
                        {member.passkeys === 0 && '. No passkey yet'}
                        {member.last_seen_at !== null && `. Last seen ${momentAt(member.last_seen_at)}`}
                      </>
                    }
                  >
                    <Button onClick={() => setShown(member)}>Manage</Button>
                  </ListRow>
                ))}
            </ul>
          )}
        </Loaded>
        <MoreButton paddingTop={4} query={query} wide />
      </Section>
      {shown && <MemberDialog key={shown.id} member={shown} onClose={() => setShown(null)} />}
    </>
  );
}
