import { useApi } from '@maidan/api-client/core/api-provider';
import type { Reply } from '@maidan/contract/core/endpoint';
import { showPhone, type inboxThread } from '@maidan/contract/desk/inbox/inbox';
import { Avatar } from '@maidan/ui/Avatar';
import { Grid, Text } from '@maidan/ui/layout';
import { CoveredNumber } from '../../page/CoveredNumber.tsx';
import { Facts } from '../../page/Facts.tsx';
import { NotifyButton } from '../../dialogs/NotifyButton.tsx';
import { momentAt } from '../../times/time.ts';
import * as css from './Thread.css.ts';

interface PersonProps {
  /** The conversation's id. */
  id: string;
  person: Reply<typeof inboxThread>['person'];
  location: string | null;
}

/** The person a conversation is with. */
export function Person({ id, person, location }: PersonProps) {
  const api = useApi();
  return (
    <>
      <div className={css.personHead}>
        <Avatar src={null} name={person.name} />
        <div>
          <Text as="h2" font="head20" fontWeight="head" overflowWrap="anywhere">
            {person.name}
          </Text>
          <Text font="note">{location}</Text>
        </div>
      </div>
      <Facts
        facts={[
          ['Joined', person.since === null ? '' : (momentAt(person.since).split(',')[0] ?? '')],
          ['Plays for', person.teams.length === 0 ? 'no team yet' : person.teams.join(', ')],
          ['Follows', person.leagues.join(', ')],
          ['Phone', person.phone_ending === null ? '' : `ends in ${person.phone_ending}`],
        ]}
      />
      <Grid gap={2}>
        <NotifyButton to={person} />
        {person.phone_ending !== null && <CoveredNumber show={() => api.call(showPhone, { params: { id } })} />}
      </Grid>
    </>
  );
}
