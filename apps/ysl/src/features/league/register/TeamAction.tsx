import { t } from '@maidan/i18n/text';
import type { League } from '@maidan/contract/league/leagues';
import { LinkButton } from '@maidan/ui/LinkButton';
import { paths } from '../../../paths.ts';
import { RegisterButton } from './RegisterButton.tsx';
import { allUntilKnown } from './until-known.css.ts';
import { UnlessInTeam } from './UnlessInTeam.tsx';
import { useIsRegistered } from './use-is-registered.ts';

/**
 * The way to the teams while registration is open, and Register; in its place the team that the user is in. Who is in a
 * team needs no Register; who has used it before can still undo it.
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
      // At once and whole: a button that comes later, or gets wider, would move the others.
      before={<div className={allUntilKnown}>{pick}</div>}
      isWaiting={isLoading}
      look="l"
      more={<RegisterButton league={league} isSecond isInTeam />}
    >
      {pick}
    </UnlessInTeam>
  );
}
