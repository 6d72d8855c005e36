import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { deskLeaguesQuery } from '@maidan/api-client/queries/desk/league';
import { Box } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Loaded } from '../../rows/Loaded.tsx';
import * as panes from '../../page/panes.css.ts';
import { NoPermission } from '../../page/NoPermission.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { paths, type LeaguePart } from '../../paths.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { Fixture } from './Fixture.tsx';
import { FixtureList } from './FixtureList.tsx';
import * as css from './League.css.ts';
import { LeagueTables } from './LeagueTables.tsx';

// Setup and registrations load on demand, because a match day does not need them.
const Season = lazy(async () => ({ default: (await import('./season/Season.tsx')).Season }));
const Registrations = lazy(async () => ({
  default: (await import('./registrations/Registrations.tsx')).Registrations,
}));
const TeamEntries = lazy(async () => ({ default: (await import('./registrations/TeamEntries.tsx')).TeamEntries }));
const NewLeague = lazy(async () => ({ default: (await import('./season/NewLeague.tsx')).NewLeague }));

const tabs: readonly (readonly [part: LeaguePart, name: string])[] = [
  ['open', 'No result'],
  ['next', 'Next'],
  ['results', 'Results'],
  ['tables', 'Tables'],
  ['registrations', 'Registrations'],
  ['season', 'Season'],
];

interface LeaguesProps {
  /** The league's id; null for the newest league. */
  league: string | null;
  part: LeaguePart;
  /** The open fixture, team or category. */
  id: string | null;
}

/** A league: its lists next to the open match or team, and its tables. On a phone, one at a time. */
export function Leagues({ league, part, id }: LeaguesProps) {
  const staff = useStaff();
  const isAllowed = hasRole(staff, 'owner', 'editor', 'organiser');
  const isOwner = hasRole(staff, 'owner');
  const query = useInfiniteQuery({ ...deskLeaguesQuery(useApi()), enabled: isAllowed });
  const { loadMore } = useLoadMore(query);
  const navigate = useNavigate();
  if (!isAllowed) {
    return (
      <>
        <PageHead title="League" />
        <Box paddingBlock={4} paddingInline="page">
          <NoPermission what="Leagues are" />
        </Box>
      </>
    );
  }
  const leagues = query.data?.pages.flatMap(({ data }) => data);
  const current = leagues?.find((one) => String(one.id) === league) ?? (league === null ? leagues?.[0] : undefined);
  if (!leagues || !current) {
    return (
      <>
        <PageHead title="League" />
        <Box paddingBlock={4} paddingInline="page">
          <Loaded query={query} what="leagues">
            {() => (
              <p>
                {league === null
                  ? isOwner
                    ? 'No leagues yet.'
                    : 'You don’t run a league yet. An owner can assign one to you.'
                  : 'You don’t run this league. An owner can assign it to you.'}
              </p>
            )}
          </Loaded>
          <Suspense>{isOwner && query.isSuccess && <NewLeague />}</Suspense>
        </Box>
      </>
    );
  }
  const ofOrganisers = part === 'season' || part === 'registrations';
  const hasPanes = part !== 'tables' && (part === 'registrations' ? current.may_change : part !== 'season');
  const ofList = id === null ? panes.list : `${panes.list} ${panes.behind}`;
  return (
    <div className={hasPanes ? css.panes : undefined}>
      <section className={hasPanes ? ofList : undefined} aria-label="League">
        <PageHead title={current.name} under={current.may_change ? undefined : 'You can view this league.'}>
          <Suspense>{isOwner && part === 'season' && <NewLeague />}</Suspense>
        </PageHead>
        {(leagues.length > 1 || query.hasNextPage) && (
          <Box paddingBottom={4} paddingInline="page">
            <Select
              label="League"
              options={[
                ...leagues.map((one) => ({ value: String(one.id), label: one.name })),
                ...(query.hasNextPage ? [{ value: 'more', label: 'Earlier leagues' }] : []),
              ]}
              value={String(current.id)}
              onChange={(value) => {
                if (value === 'more') void loadMore();
                else void navigate(paths.league(value));
              }}
            />
          </Box>
        )}
        <Tabs
          label="Parts of the league"
          tabs={tabs
            .filter(([tab]) => (tab !== 'season' && tab !== 'registrations') || current.may_change)
            .map(([tab, name]) => ({ name, href: paths.league(current.id, tab), current: tab === part }))}
        />
        {part === 'tables' && <LeagueTables league={current} category={id} />}
        <Suspense>{part === 'season' && current.may_change && <Season key={current.id} league={current} />}</Suspense>
        <Suspense>
          {part === 'registrations' && current.may_change && (
            <Registrations key={current.id} league={current.id} open={id} />
          )}
        </Suspense>
        {ofOrganisers && !current.may_change && (
          <Box paddingBlock={4} paddingInline="page">
            <NoPermission />
          </Box>
        )}
        {part !== 'tables' && !ofOrganisers && (
          <FixtureList key={`${current.id} ${part}`} league={current.id} show={part} open={id} />
        )}
      </section>
      {hasPanes && id === null && (
        <p className={panes.nothingOpen}>{part === 'registrations' ? 'Choose a team.' : 'Choose a match.'}</p>
      )}
      {hasPanes && id !== null && part !== 'registrations' && (
        <Fixture key={id} back={paths.league(current.id, part)} id={id} />
      )}
      <Suspense>
        {hasPanes && id !== null && part === 'registrations' && <TeamEntries key={id} league={current.id} id={id} />}
      </Suspense>
    </div>
  );
}
