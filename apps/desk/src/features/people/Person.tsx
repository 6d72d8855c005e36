import { useApi } from '@maidan/api-client/core/api-provider';
import { personQuery } from '@maidan/api-client/queries/desk/people';
import { showPersonPhone, type Person as PersonReply } from '@maidan/contract/desk/people';
import { formatNumber } from '@maidan/i18n/number';
import { PageBody } from '../../page/PageBody.tsx';
import { Grid, Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useQuery } from '@tanstack/react-query';
import { CoveredNumber } from '../../page/CoveredNumber.tsx';
import { Facts } from '../../page/Facts.tsx';
import * as layout from '../../page/layout.css.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { NotifyButton } from '../../dialogs/NotifyButton.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Section } from '../../page/Section.tsx';
import { dayAt, momentAt } from '../../times/time.ts';
import { paths } from '../../paths.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { rolesText } from '../../session/roles.ts';
import { Devices } from './Devices.tsx';
import { PersonSanctions } from './PersonSanctions.tsx';

/** One person: their details, decisions, devices and conversations. */
export function Person({ id }: { id: string }) {
  const query = useQuery(personQuery(useApi(), id));
  return (
    <>
      <PageHead back={{ href: paths.people(), label: 'Back to people' }} title={query.data?.name ?? 'Person'} />
      <PageBody>
        <Loaded query={query} what="person" back={{ href: paths.people(), label: 'Back to people' }}>
          {(person) => (
            <>
              <Known id={id} person={person} />
              <PersonSanctions id={id} person={person} />
              <Devices id={id} person={person} />
              <Conversations person={person} />
            </>
          )}
        </Loaded>
      </PageBody>
    </>
  );
}

function Known({ id, person }: { id: string; person: PersonReply }) {
  const api = useApi();
  const isOwner = hasRole(useStaff(), 'owner');
  const { since, teams, leagues, roles, comments, phone_ending: ending, leaves_at: leavesAt } = person;
  return (
    <Section title="About">
      <Facts
        facts={[
          ['Joined', since === null ? '' : (momentAt(since).split(',')[0] ?? '')],
          ['Plays for', teams.length === 0 ? 'no team yet' : teams.join(', ')],
          ['Follows', leagues.join(', ')],
          ['Comments', formatNumber(comments)],
          ['Desk roles', roles.length === 0 ? '' : rolesText(roles)],
          ['Account', leavesAt === null ? '' : `will be deleted on ${dayAt(leavesAt)}`],
          ['Phone', ending === null ? 'no number' : `ends in ${ending}`],
        ]}
      />
      <Grid gap={2} paddingTop={3}>
        {isOwner && <NotifyButton to={person} />}
        {ending !== null && <CoveredNumber show={() => api.call(showPersonPhone, { params: { id } })} />}
      </Grid>
    </Section>
  );
}

function Conversations({ person: { conversations } }: { person: PersonReply }) {
  if (conversations.length === 0) return null;
  return (
    <Section title="Conversations" note="newest first">
      <ul>
        {conversations.map(({ id, subject, open, latest_at: latestAt }) => (
          <li key={id} className={layout.row}>
            <span className={layout.rowText}>
              <Link className={layout.rowName} href={paths.conversation(open ? 'open' : 'closed', id)}>
                {subject}
              </Link>
              <br />
              <Text as="span" font="aside">
                {[open ? 'Open' : 'Closed', latestAt === null ? null : `last message ${momentAt(latestAt)}`]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
