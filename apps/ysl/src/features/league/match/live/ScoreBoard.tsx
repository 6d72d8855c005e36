import { t } from '@maidan/i18n/text';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { formatCentre, formatDetail } from '@maidan/i18n/match-text';
import { liveLabel } from './live-text.ts';
import * as css from './LiveMatch.css.ts';

interface ScoreBoardProps {
  page: FixturePage;
  board: MatchBoard;
}

/** Both sides, with the most important figure in a circle between them. */
export function ScoreBoard({ page: { fixture }, board }: ScoreBoardProps) {
  return (
    <section className={css.board} aria-label={t('match.score')}>
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
  );
}

function Half({ name, board, side }: { name: string; board: MatchBoard; side: 1 | 2 }) {
  const { score = '', say = '' } = board.sides[side - 1] ?? {};
  const detail = formatDetail(say);
  return (
    <div className={css.half}>
      <span className={css.team}>{name}</span>
      {/* A new score is a new element, since an element that moves by a digit's width would count as a layout shift. */}
      <b
        key={`score ${score}`}
        className={css.score}
        data-rests={board.turn === null || board.turn === side ? undefined : ''}
      >
        {score || '–'}
      </b>
      <span key={`detail ${detail}`} className={css.detail}>
        {detail}
      </span>
    </div>
  );
}

function Centre({ board }: { board: MatchBoard }) {
  const { above, figure, below } = formatCentre(board.centre);
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
