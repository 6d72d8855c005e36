import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { UnlessInTeam } from '../register/UnlessInTeam.tsx';
import { untilKnown } from '../register/until-known.css.ts';
import * as css from './MatchView.css.ts';

/** Links to registration for the match's league while it is open, or to the user's own team. */
export function RegisterWay({ slug }: { slug: string }) {
  // Already loaded: every page has the list of leagues.
  const { data: leagues = [] } = useQuery(leaguesQuery(useApi()));
  const league = leagues.find((one) => one.slug === slug);
  if (!league?.open_registration) return null;
  const register = (
    <LinkButton variant="signal" href={paths.event(league.open_registration)}>
      {t('match.registerFor', { league: league.name })}
    </LinkButton>
  );
  return (
    <div className={css.ways}>
      <UnlessInTeam league={league} before={<div className={untilKnown}>{register}</div>} look="m">
        {register}
      </UnlessInTeam>
    </div>
  );
}
