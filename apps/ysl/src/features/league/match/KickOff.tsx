import { t } from '@maidan/i18n/text';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { CITY_ZONE } from '@maidan/i18n/date-time';
import { formatCountdown, formatInstant, formatWhen } from './match-text.ts';
import * as css from './MatchView.css.ts';
import { useNow, useOwnZone } from './use-now.ts';

/** The start of a match in Indian and local time, with a countdown. */
export function KickOff({ fixture }: { fixture: Fixture }) {
  const { starts_at: startsAt, date, time, cancelled, result_1: one, result_2: two, live } = fixture;
  const zone = useOwnZone();
  const now = useNow();
  if (startsAt === null) return <p>{formatWhen(date, time) || t('match.noDate')}</p>;
  const here = zone === null ? null : formatInstant(startsAt, zone);
  const inIndia = formatInstant(startsAt, CITY_ZONE);
  const isOpen = !cancelled && one === null && two === null;
  // A match may begin ahead of schedule.
  const left = isOpen && live === null && now !== null ? formatCountdown(Date.parse(startsAt) - now) : null;
  return (
    <>
      <p>
        <time dateTime={startsAt}>{inIndia}</time>
      </p>
      {here !== null && clockOf(here) !== clockOf(inIndia) ? <p>{t('match.yourTime', { when: here })}</p> : null}
      {isOpen ? (
        // The countdown is unknown during server rendering; the empty line reserves its space.
        <div className={css.countdown}>
          {left === null ? null : <p role="timer">{t('league.startsIn', { time: left })}</p>}
        </div>
      ) : null}
    </>
  );
}

/** The text without its zone: if both clocks agree, only one time is shown. */
const clockOf = (text: string) => text.slice(0, text.lastIndexOf(' '));
