import { formatCentre, formatDetail } from '@maidan/i18n/match-text';
import { t } from '@maidan/i18n/text';
import type { WallMatch } from '@maidan/contract/league/wall';
import { formatFixtureDay, formatFixtureTime, stageText } from '../season/fixture-text.ts';
import * as css from './Wall.css.ts';

interface WallBoardProps {
  /** Undefined while no match is live. */
  match: WallMatch | undefined;
  next: WallMatch | undefined;
}

/** The live match, as large as possible, or else the next one. */
export function WallBoard({ match, next }: WallBoardProps) {
  if (match?.line) return <LiveBoard match={match} line={match.line} />;
  return (
    <div className={css.still}>
      <p className={css.stillNote}>{t('embed.wallNothingNow')}</p>
      {next ? (
        <>
          <p className={css.stillTeams}>
            {next.fixture.team_1}
            <br />
            {next.fixture.team_2}
          </p>
          <p className={css.stillNote}>
            {[formatFixtureDay(next.fixture.date), formatFixtureTime(next.fixture.time), next.fixture.ground]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      ) : null}
    </div>
  );
}

function LiveBoard({ match, line }: { match: WallMatch; line: NonNullable<WallMatch['line']> }) {
  const { fixture, category, group } = match;
  const centre = formatCentre(line.centre);
  const stage = line.stage === 'ready' ? 'live' : line.stage;
  const side = (at: 0 | 1) => (
    <section className={css.half} data-rests={line.turn !== null && line.turn !== at + 1 ? '' : undefined}>
      <p className={css.team}>{at === 0 ? fixture.team_1 : fixture.team_2}</p>
      <p className={css.score}>{line.sides[at]?.score || '–'}</p>
      <p className={css.detail}>{formatDetail(line.sides[at]?.say ?? '')}</p>
    </section>
  );
  return (
    <>
      <p className={css.boardHead}>
        <span>
          <span className={css.ball} aria-hidden="true" />
          {stageText(stage)}
        </span>
        <span>{[category, group].join(', ')}</span>
      </p>
      <div className={css.pitch}>
        {side(0)}
        <div className={css.middle}>
          <p className={css.circle}>
            <span>{centre.above}</span>
            <b className={css.figure}>{centre.figure}</b>
            <span>{centre.below}</span>
          </p>
        </div>
        {side(1)}
      </div>
    </>
  );
}
