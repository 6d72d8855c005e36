import { optionalPart } from '@maidan/browser/lazy-part';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { Suspense } from 'react';
import { LiveFeed } from './LiveFeed.tsx';
import { liveLabel, needsOf } from './live-text.ts';
import * as css from './LiveMatch.css.ts';

const LiveLine = optionalPart(() => import('./LiveLine.tsx').then((part) => part.LiveLine));

interface LiveMatchProps {
  page: FixturePage;
  board: MatchBoard;
}

/** A match while it is scored: the board, what each side needs, and ball by ball. */
export function LiveMatch({ page, board }: LiveMatchProps) {
  const { fixture } = page;
  return (
    <>
      <section className={css.board} aria-label="Score">
        <p className={css.top}>
          <span>
            {board.stage === 'live' ? <span className={css.ball} /> : null}
            {liveLabel(board)}
          </span>
          <span>{fixture.ground}</span>
        </p>
        <div className={css.pitch}>
          <Half name={fixture.team_1} board={board} side={1} />
          <Centre board={board} />
          <Half name={fixture.team_2} board={board} side={2} />
        </div>
      </section>
      <Suspense fallback={<div className={css.status} />}>
        <LiveLine page={page} />
      </Suspense>
      <Needs page={page} board={board} />
      <LiveFeed board={board} />
    </>
  );
}

function Half({ name, board, side }: { name: string; board: MatchBoard; side: 1 | 2 }) {
  const { score, detail } = board.sides[side - 1] ?? { score: '', detail: '' };
  return (
    <div className={css.half}>
      <span className={css.team}>{name}</span>
      {/* A new score is a new element: one that moves by a figure's width would count as a shift. */}
      <b key={score} className={css.score} data-rests={board.turn === null || board.turn === side ? undefined : ''}>
        {score || '–'}
      </b>
      <span key={detail} className={css.detail}>
        {detail}
      </span>
    </div>
  );
}

function Centre({ board }: { board: MatchBoard }) {
  const { above, figure, below } = board.centre ?? { above: '', figure: 'v', below: '' };
  return (
    <div className={css.middle}>
      <div className={css.circle}>
        <span>{above}</span>
        <b key={figure} className={css.figure}>
          {figure}
        </b>
        <span>{below}</span>
      </div>
    </div>
  );
}

/** Of a cricket match. It has lines at every stage, so that nothing moves when the chase begins or ends. */
function Needs({ page: { fixture }, board }: LiveMatchProps) {
  const rows = needsOf(board);
  if (rows.length === 0) return null;
  return (
    <section className={css.needs} aria-label="What each side needs">
      <h2 className={css.heading}>What each side needs</h2>
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
