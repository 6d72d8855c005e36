import { t } from '@maidan/i18n/text';
import type { League } from '@maidan/contract/league/leagues';
import { LinkButton } from '@maidan/ui/LinkButton';
import { paths } from '../../../paths.ts';
import { RegisterButton } from './RegisterButton.tsx';
import { allUntilKnown } from './until-known.css.ts';
import { UnlessInTeam } from './UnlessInTeam.tsx';
import { useIsRegistered } from './use-is-registered.ts';

/**
 * Links to the teams while registration is open, and Register. A user in a team sees a link to that team instead, and
 * Register only to undo an earlier registration.
 */
export function TeamAction({ league }: { league: Pick<League, 'id' | 'name' | 'slug' | 'open_registration'> }) {
  const { isLoading } = useIsRegistered(league.id);
  const open = league.open_registration;
  const pick = (
    <>
      {open !== null && (
        <LinkButton variant="signal" size="l" href={paths.event(open)}>
          {t('league.pickTeam')}
        </LinkButton>
      )}
      <RegisterButton league={league} isSecond={open !== null} />
    </>
  );
  return (
    <UnlessInTeam
      league={league}
      // All buttons at once: one that appears later or gets wider would move the others.
      before={<div className={allUntilKnown}>{pick}</div>}
      isWaiting={isLoading}
      look="l"
      more={<RegisterButton league={league} isSecond isInTeam />}
    >
      {pick}
    </UnlessInTeam>
  );
}
