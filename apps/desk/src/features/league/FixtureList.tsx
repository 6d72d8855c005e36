import { useApi } from '@maidan/api-client/core/api-provider';
import { deskFixturesQuery } from '@maidan/api-client/queries/desk/league';
import type { Id } from '@maidan/contract/core/wire';
import type { DeskFixture, FixtureList as Show } from '@maidan/contract/desk/league/league-fixtures';
import { Box } from '@maidan/ui/layout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { paths } from '../../paths.ts';
import { FixtureRow } from './FixtureRow.tsx';
import { dayText } from './fixture-text.ts';
import * as css from './League.css.ts';

const empty: Readonly<Record<Show, string>> = {
  open: 'Every match played has a result.',
  next: 'No matches planned.',
  results: 'No results yet.',
};

/** Groups matches by day, keeping their order. */
function byDay(fixtures: readonly DeskFixture[]): readonly (readonly [date: string, fixtures: DeskFixture[]])[] {
  const days = new Map<string, DeskFixture[]>();
  for (const fixture of fixtures) {
    const date = fixture.date ?? '';
    days.set(date, [...(days.get(date) ?? []), fixture]);
  }
  return [...days];
}

interface FixtureListProps {
  league: Id;
  show: Show;
  open: string | null;
}

export function FixtureList({ league, show, open }: FixtureListProps) {
  const query = useInfiniteQuery(deskFixturesQuery(useApi(), league, show));
  return (
    <div className={query.data ? undefined : css.padded}>
      <Loaded query={query} what="matches">
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length === 0)
            return (
              <Box as="p" paddingBlock={4} paddingInline="page">
                {empty[show]}
              </Box>
            );
          return (
            <>
              {byDay(rows).map(([date, fixtures]) => (
                <section key={date} aria-label={dayText(date)}>
                  <h2 className={css.day}>{dayText(date)}</h2>
                  <ul>
                    {fixtures.map((fixture) => (
                      <li key={fixture.id} className={css.item}>
                        <FixtureRow
                          fixture={fixture}
                          href={paths.fixture(league, show, fixture.id)}
                          current={String(fixture.id) === open}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <MoreButton paddingBlock={4} paddingInline="page" query={query} wide />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
