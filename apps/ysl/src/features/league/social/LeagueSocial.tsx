import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueSocialQuery } from '@maidan/api-client/queries/league/leagues';
import type { League } from '@maidan/contract/league/leagues';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { EmptyState } from '@maidan/ui/EmptyState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';
import { PageHead } from '../PageHead.tsx';
import { LoginInvitation } from '../login-invitation/LoginInvitation.tsx';
import { frameAddress } from './frame-address.ts';
import { SocialFrame } from './SocialFrame.tsx';

/** The social media of a league. */
export function LeagueSocial({ league }: { league: League }) {
  return (
    <div className={frame}>
      <PageHead parent={{ label: league.name, href: paths.league(league.slug) }} here={t('league.socialMedia')} />
      <SocialContent league={league} />
      <LoginInvitation />
    </div>
  );
}

function SocialContent({ league }: { league: League }) {
  const config = useSiteConfig();
  const { data, isPending } = useQuery(leagueSocialQuery(useApi(), league.id));
  const address = frameAddress(data?.url ?? null, config);
  if (isPending) {
    return (
      <SkeletonGroup label={t('league.loadingSocial')}>
        <Skeleton shape="landscape" />
      </SkeletonGroup>
    );
  }
  if (address === null) {
    return <EmptyState flush title={t('league.nothing')} />;
  }
  // Another league starts with a closed frame.
  return <SocialFrame key={address} league={league.name} address={address} origin={config.origin} />;
}
