import { useApi } from '@maidan/api-client/core/api-provider';
import { deskRegistrationsQuery, registrationEntriesQuery } from '@maidan/api-client/queries/desk/league';
import type { Id } from '@maidan/contract/core/wire';
import type { RegistrationEntry } from '@maidan/contract/desk/league/league-registrations';
import { Text } from '@maidan/ui/layout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaneHead } from '../../../page/PaneHead.tsx';
import { Loaded } from '../../../rows/Loaded.tsx';
import { MoreButton } from '../../../rows/MoreButton.tsx';
import { shortMoment } from '../../../times/time.ts';
import { useNow } from '../../../times/use-now.ts';
import { paths } from '../../../paths.ts';
import * as match from '../League.css.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { placesText } from './places-text.ts';
import * as css from './Registrations.css.ts';
import { TeamWaiting } from './TeamWaiting.tsx';

interface TeamEntriesProps {
  league: Id;
  /** The id of a registration team. */
  id: string;
}

/** The people registered for a team, earliest first. */
export function TeamEntries({ league, id }: TeamEntriesProps) {
  const api = useApi();
  const now = useNow();
  const registrations = useInfiniteQuery(deskRegistrationsQuery(api, league)).data;
  const query = useInfiniteQuery(registrationEntriesQuery(api, id));
  const [shown, setShown] = useState<RegistrationEntry | null>(null);
  const teams =
    registrations?.pages
      .flatMap(({ data }) => data)
      .map((registration) => registration.teams)
      .find((ofOne) => ofOne.some((team) => String(team.id) === id)) ?? [];
  const team = teams.find((one) => String(one.id) === id);
  const back = { href: paths.league(league, 'registrations'), label: 'Back to the registrations' };
  return (
    <article className={match.match} aria-label={team?.name ?? 'Team'}>
      <PaneHead title={team?.name ?? 'Team'} note={team && [team.heading, placesText(team)].join('. ')} back={back} />
      <div className={match.body}>
        <Loaded query={query} what="team" back={back}>
          {({ pages }) => {
            const entries = pages.flatMap(({ data }) => data);
            if (entries.length === 0) return <p>{emptyText(team?.taken ?? 0)}</p>;
            return (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.person.id}>
                    <button type="button" className={css.person} data-row="" onClick={() => setShown(entry)}>
                      <Text as="span" minWidth={0} font="name" overflowWrap="anywhere">
                        {entry.person.name}
                      </Text>
                      <Text as="span" font="note" fontVariantNumeric="tabular" whiteSpace="nowrap">
                        {entry.created_at !== null && shortMoment(entry.created_at, now)}
                      </Text>
                      {entry.guardian !== null && <span className={css.under}>Guardian: {entry.guardian}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreButton query={query} wide />
        {team !== undefined && team.waiting > 0 && <TeamWaiting team={team.id} />}
      </div>
      {shown && <EntryDialog entry={shown} team={id} teams={teams} onClose={() => setShown(null)} />}
    </article>
  );
}

/** A team may start with places filled before registration opened here. */
const emptyText = (taken: number): string =>
  taken > 0
    ? 'No one has registered here yet. The taken places were filled earlier.'
    : 'No one is registered for this team yet.';
