import { t } from '@maidan/i18n/text';
import type { WallMatch } from '@maidan/contract/league/wall';
import { decisionOf, formatFixtureDay, formatFixtureTime, formatScore } from '../season/fixture-text.ts';
import * as css from './Wall.css.ts';

interface FootProps {
  match: WallMatch;
  isOver: boolean;
  /** `YYYY-MM-DD` in India; today's matches show no date. */
  today: string | null;
}

/** An upcoming match, or a result. */
export function Foot({ match: { fixture }, isOver, today }: FootProps) {
  const { team_1: one, team_2: two, date, time, ground } = fixture;
  const day = date === today ? '' : formatFixtureDay(date);
  const clock = isOver ? '' : formatFixtureTime(time);
  const when = [isOver ? t('embed.wallResult') : t('league.next'), day || clock];
  const where = isOver ? [] : [day ? clock : '', ground];
  return (
    <section className={css.item}>
      <p className={css.itemHead}>{when.filter(Boolean).join(' · ')}</p>
      <p className={css.itemHead}>{where.filter(Boolean).join(' · ')}</p>
      <p>
        {isOver
          ? [`${one} ${formatScore(fixture)} ${two}`, decisionOf(fixture)].filter(Boolean).join('. ')
          : t('embed.wallMeeting', { one, two })}
      </p>
    </section>
  );
}
