import { useApi } from '@maidan/api-client/core/api-provider';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { deskFixtureQuery } from '@maidan/api-client/queries/desk/league';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Box } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { PaneHead } from '../../page/PaneHead.tsx';
import { Loaded } from '../../rows/Loaded.tsx';
import { Decision } from './brackets/Decision.tsx';
import { FixtureActs } from './FixtureActs.tsx';
import { Scoring } from './scoring/Scoring.tsx';
import { inningsText, loser, stateText, teamsText, whenText } from './fixture-text.ts';
import * as css from './League.css.ts';

interface FixtureProps {
  id: string;
  /** The list it was opened from. */
  back: string;
}

/** One match: its score, its last change and the available actions. */
export function Fixture({ id, back }: FixtureProps) {
  const query = useQuery(deskFixtureQuery(useApi(), id));
  // Someone else may have removed it while it was open.
  if (!query.data || isNotFound(query.error)) {
    return (
      <Box paddingBlock={4} paddingInline="page">
        <Loaded query={query} what="match" back={{ href: back, label: 'Back to the matches' }}>
          {() => null}
        </Loaded>
      </Box>
    );
  }
  const { fixture } = query.data;
  return (
    <article className={css.match} aria-label={teamsText(fixture)}>
      <FixtureHead fixture={fixture} back={back} />
      <Board fixture={fixture} />
      <div className={css.body}>
        <Loaded query={query} what="match">
          {(reply) => <FixtureActs id={id} reply={reply} back={back} />}
        </Loaded>
        {fixture.may_change && !fixture.group.has_table ? <Decision fixture={fixture} /> : null}
        {fixture.may_change ? <Scoring id={id} fixture={fixture} /> : null}
      </div>
    </article>
  );
}

function FixtureHead({ fixture, back }: { fixture: DeskFixture; back: string }) {
  const { category, group, type, date, time, ground } = fixture;
  return (
    <PaneHead
      title={[category.name, type ?? group.name].join(', ')}
      note={[whenText(date, time), ground].filter(Boolean).join('. ')}
      back={{ href: back, label: 'Back to the matches' }}
    />
  );
}

function Board({ fixture }: { fixture: DeskFixture }) {
  const isOff = fixture.status === 'no_result' || fixture.status === 'cancelled';
  const lost = fixture.status === 'walkover' ? loser(fixture) : null;
  return (
    <>
      <div className={css.board}>
        {([1, 2] as const).map((side) => (
          <div key={side} className={side === 1 ? css.side : css.secondSide}>
            <p className={css.sideName}>{fixture[`team_${side}`]}</p>
            <b className={css.figure}>
              {isOff ? 'NR' : lost === null ? (fixture[`result_${side}`] ?? '–') : lost === side ? 'w/o' : 'Won'}
            </b>
            <p className={css.innings}>{inningsText(fixture, side)}</p>
          </div>
        ))}
      </div>
      {stateText(fixture) !== null && (
        <Box as="p" paddingBlock={4} paddingInline="page">
          {stateText(fixture)}
        </Box>
      )}
    </>
  );
}
