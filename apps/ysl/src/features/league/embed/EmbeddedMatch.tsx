import { resultText } from '@maidan/i18n/results/result-text';
import { t } from '@maidan/i18n/text';
import { optionalPart } from '@maidan/browser/lazy-part';
import { useApi } from '@maidan/api-client/core/api-provider';
import { fixtureQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { paths } from '../../../paths.ts';
import { status } from '../match/live/LiveMatch.css.ts';
import { ScoreBoard } from '../match/live/ScoreBoard.tsx';
import { useBoard } from '../match/live/use-board.ts';
import { formatWhen, matchTitle } from '../match/match-text.ts';
import { formatScore, hasScore } from '../season/fixture-text.ts';
import { Embed } from './Embed.tsx';
import * as css from './Embed.css.ts';
import { REFRESH } from './refresh.ts';

const LiveLine = optionalPart(() => import('../match/live/LiveLine.tsx').then((part) => part.LiveLine));

/** A match framed by another site: before it, while it is scored, and its result. */
export function EmbeddedMatch({ page: loaded }: { page: FixturePage }) {
  const { data } = useQuery({ ...fixtureQuery(useApi(), String(loaded.id)), refetchInterval: REFRESH });
  const page = data ?? loaded;
  return (
    <Embed title={matchTitle(page.fixture)} href={paths.match(page.league.slug, page.id)} way={t('embed.aboutMatch')}>
      {/* Starts following the scores when the match begins. */}
      <Score key={page.fixture.live === null ? 'before or after' : 'live'} page={page} />
    </Embed>
  );
}

function Score({ page }: { page: FixturePage }) {
  const board = useBoard(page);
  const { fixture, league } = page;
  const result = resultText(fixture);
  if (board)
    return (
      <div>
        <ScoreBoard page={page} board={board} />
        <Suspense fallback={<div className={status} />}>
          <LiveLine page={page} />
        </Suspense>
      </div>
    );
  return (
    <div>
      <p className={css.score}>{formatScore(fixture)}</p>
      {result === '' ? null : <p className={css.facts}>{result}</p>}
      {hasScore(fixture) ? null : (
        <p className={css.facts}>{formatWhen(fixture.date, fixture.time) || t('match.noDate')}</p>
      )}
      <p className={css.note}>{[fixture.ground, league.name].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
