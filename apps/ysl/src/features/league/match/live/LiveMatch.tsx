import { t } from '@maidan/i18n/text';
import { optionalPart } from '@maidan/browser/lazy-part';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { Suspense } from 'react';
import { LiveFeed } from './LiveFeed.tsx';
import { needsOf } from './live-text.ts';
import { ScoreBoard } from './ScoreBoard.tsx';
import * as css from './LiveMatch.css.ts';

const GroupAsItStands = optionalPart(() =>
  import('../../standings/as-it-stands/GroupAsItStands.tsx').then((part) => part.GroupAsItStands),
);
const LiveLine = optionalPart(() => import('./LiveLine.tsx').then((part) => part.LiveLine));

interface LiveMatchProps {
  page: FixturePage;
  board: MatchBoard;
}

/** A match while it is scored: the board, what each side needs, the live table, and ball-by-ball commentary. */
export function LiveMatch({ page, board }: LiveMatchProps) {
  return (
    <>
      <ScoreBoard page={page} board={board} />
      <Suspense fallback={<div className={css.status} />}>
        <LiveLine page={page} />
      </Suspense>
      <Needs page={page} board={board} />
      <Suspense fallback={null}>
        <GroupAsItStands page={page} />
      </Suspense>
      <LiveFeed board={board} sides={[page.fixture.team_1, page.fixture.team_2]} />
    </>
  );
}

/** What each side of a cricket match needs. Has the same lines at every stage, so that nothing moves. */
function Needs({ page: { fixture }, board }: LiveMatchProps) {
  const rows = needsOf(board);
  if (rows.length === 0) return null;
  return (
    <section className={css.needs} aria-label={t('match.needs')}>
      <h2 className={css.heading}>{t('match.needs')}</h2>
      <dl>
        {rows.map(({ side, text }) => (
          <div key={side} className={css.need}>
            <dt className={css.needTeam}>{side === 1 ? fixture.team_1 : fixture.team_2}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
