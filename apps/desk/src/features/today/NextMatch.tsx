import type { UnscoredMatch } from '@maidan/contract/desk/today';
import { Text } from '@maidan/ui/layout';
import { clockAt, daysBetween, weekdayAt } from '../../times/time.ts';
import * as css from './Today.css.ts';

const MINUTE = 60_000;

/** '50 minutes', '3 hours', '2 days', as figure and unit. */
function untilStart(startsAt: string, now: number): readonly [figure: number, unit: string] {
  const minutes = Math.max(0, Math.ceil((Date.parse(startsAt) - now) / MINUTE));
  if (minutes < 120) return [minutes, minutes === 1 ? 'minute' : 'minutes'];
  const days = daysBetween(now, startsAt);
  if (minutes < 24 * 60 || days < 2) return [Math.floor(minutes / 60), 'hours'];
  return [days, 'days'];
}

export function NextMatch({ match, now }: { match: UnscoredMatch; now: number }) {
  const { starts_at: startsAt, team_1: first, team_2: second, ground, league, category } = match;
  if (startsAt === null) return null;
  const days = daysBetween(now, startsAt);
  const [figure, unit] = untilStart(startsAt, now);
  const when = days === 0 ? clockAt(startsAt) : `${weekdayAt(startsAt)}, ${clockAt(startsAt)}`;
  return (
    <section className={css.next} aria-label="The next match">
      <div className={css.nextText}>
        <Text font="head13">Next on the ground, {when}</Text>
        <h2 className={css.nextName}>
          {first} v {second}
        </h2>
        <Text font="text13">{[ground, league.name, category].filter(Boolean).join('. ')}</Text>
      </div>
      <p className={css.nextClock}>
        <b className={css.nextFigure}>{figure}</b>
        {unit}
      </p>
    </section>
  );
}
