import { t } from '@maidan/i18n/text';
import { lazyPart } from '@maidan/browser/lazy-part';
import { useSession } from '@maidan/auth/session/use-session';
import type { League } from '@maidan/contract/league/leagues';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Suspense } from 'react';
import { paths } from '../../../paths.ts';

// Only a user needs it, and the first page is to stay small.
const OwnTeamAction = lazyPart(async () => (await import('./OwnTeamAction.tsx')).OwnTeamAction);

/** The way to the teams while registration is open, or to the one that the user is in. Nothing otherwise. */
export function TeamAction({ league }: { league: Pick<League, 'slug' | 'open_registration'> }) {
  const { signedIn } = useSession();
  const open = league.open_registration;
  const pick =
    open === null ? null : (
      <LinkButton variant="signal" size="l" href={paths.event(open)}>
        {t('league.pickTeam')}
      </LinkButton>
    );
  if (!signedIn) return pick;
  return (
    <Suspense fallback={pick}>
      <OwnTeamAction league={league.slug}>{pick}</OwnTeamAction>
    </Suspense>
  );
}
