import { useApi } from '@maidan/api-client/core/api-provider';
import { matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { needsText } from '@maidan/match/needs';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useLiveMatch } from './use-live-match.ts';
import * as css from './LiveMatch.css.ts';

/** What each side needs, and ball by ball; it also moves the score above. */
export function LiveMatch({ page }: { page: FixturePage }) {
  const board = useQuery(matchQuery(useApi(), page.id)).data;
  const { isPolling, said } = useLiveMatch(page);
  return (
    <>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {board ? <Board board={board} page={page} isPolling={isPolling} /> : null}
    </>
  );
}

function Board({ board, page, isPolling }: { board: MatchBoard; page: FixturePage; isPolling: boolean }) {
  const { team_1: one, team_2: two } = page.fixture;
  const { centre, chase, feed, sides, turn } = board;
  const [runs, balls = 0, wickets = 0] = chase;
  const needs = runs === undefined || turn === null ? [] : needsText(turn, runs, balls, wickets);
  const isChase = needs.length > 0;
  return (
    <>
      <p className={css.now}>
        {isChase && centre
          ? `${centre.above} ${centre.figure} ${centre.below}`
          : (sides[(board.turn ?? 1) - 1]?.detail ?? '')}
        {isPolling ? <span className={css.note}>The network cuts the live line: every 5 seconds</span> : null}
      </p>
      {isChase ? (
        <>
          <h2 className={css.heading}>What each side needs</h2>
          <dl className={css.needs}>
            {needs.map(({ side, text }) => (
              <div key={side}>
                <dt className={css.team}>{side === 1 ? one : two}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <h2 className={css.heading}>As it happens</h2>
      <ol>
        {feed.map((line, index) => (
          <li
            key={feed.length + board.earlier - index}
            className={css.line}
            data-over={line.look === 'ov' ? '' : undefined}
          >
            <span className={css.at}>{line.at}</span>
            {line.mark === '' ? (
              <span />
            ) : (
              <span className={css.mark} data-look={line.look}>
                {line.mark}
              </span>
            )}
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
