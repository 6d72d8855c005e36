import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { teamQuery } from '@maidan/api-client/queries/league/teams';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { TeamPage } from '@maidan/contract/league/teams';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { formatWhen, matchTitle } from '../match/match-text.ts';
import { isOpen } from '../season/fixture-marks.ts';
import { formatScore, hasScore, stageText } from '../season/fixture-text.ts';
import { nextMatch } from '../season/team/next-match.ts';
import { Crest } from '../team/Crest.tsx';
import { Embed } from './Embed.tsx';
import * as css from './Embed.css.ts';
import { REFRESH } from './refresh.ts';

interface EmbeddedNextProps {
  page: TeamPage;
  /** `YYYY-MM-DD` in India. */
  today: string;
}

/** The next match of a team, or its last result after the season, framed by another site. */
export function EmbeddedNext({ page: loaded, today }: EmbeddedNextProps) {
  const { data } = useQuery({
    ...teamQuery(useApi(), loaded.league.slug, loaded.slug),
    refetchInterval: REFRESH,
  });
  const page = data ?? loaded;
  const { name, league, slug, fixtures } = page;
  const match = nextMatch(fixtures, name, today);
  const id = match?.id ?? null;
  return (
    <Embed
      title={name}
      href={id === null ? paths.team(league.slug, slug) : paths.match(league.slug, id)}
      way={id === null ? t('team.pageOf', { team: name }) : t('embed.aboutMatch')}
    >
      {match ? <NextMatch page={page} match={match} /> : <p className={css.note}>{t('team.noMatches')}</p>}
    </Embed>
  );
}

function NextMatch({ page, match }: { page: TeamPage; match: Fixture }) {
  const label = match.live ? stageText(match.live.stage) : isOpen(match) ? t('embed.next') : t('embed.lastResult');
  return (
    <section className={css.next} aria-label={label}>
      <Crest team={page} className={css.crest} sizes="56px" />
      <div>
        <p className={css.note}>{label}</p>
        <p className={css.sides}>{matchTitle(match)}</p>
        {hasScore(match) || match.cancelled ? <p className={css.score}>{formatScore(match)}</p> : null}
        <p className={css.facts}>
          {[formatWhen(match.date, match.time) || t('match.noDate'), match.ground].filter(Boolean).join(' · ')}
        </p>
      </div>
    </section>
  );
}
