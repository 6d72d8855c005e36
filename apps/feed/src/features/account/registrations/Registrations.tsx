import { parts, t } from '@maidan/i18n/text';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { OwnRegistration } from '@maidan/contract/league/league-registrations';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { CancelDialog } from '@maidan/site/features/registrations/CancelDialog';
import { useOwnTeams } from '@maidan/site/features/registrations/use-own-teams';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Section } from '@maidan/ui/Section';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { TextLink } from '@maidan/ui/TextLink';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as css from '../AccountView.css.ts';
import { RegistrationRow } from './RegistrationRow.tsx';

/** The user's teams, and a way to leave them. Renders nothing on a spec-only server, which cannot list them. */
export function Registrations() {
  const { leagueOrigin } = useSiteConfig();
  const { teams, error, isFetching, retry, cancel } = useOwnTeams();
  const [leaving, setLeaving] = useState<OwnRegistration | null>(null);
  const place = useJumpTarget('#registrations');
  if (!cancel) return null;
  return (
    <div ref={place} id="registrations">
      <Section title={t('site.registrations')}>
        {!teams && error ? (
          <ErrorState flush plain title={errorMessage(error)} pending={isFetching} onRetry={retry} />
        ) : null}
        {!teams && !error ? (
          <SkeletonGroup label={t('account.loadingRegistrations')}>
            <Skeleton shape="field" />
          </SkeletonGroup>
        ) : null}
        {teams?.length === 0 ? (
          <p className={css.note}>
            {parts('account.noTeam', {
              leagues: (
                <TextLink key="leagues" href={leagueOrigin + t('language.base')}>
                  {t('account.seeLeagues')}
                </TextLink>
              ),
            })}
          </p>
        ) : null}
        {teams?.length ? (
          <ul>
            {teams.map((team) => (
              <RegistrationRow key={team.group_id} team={team} onLeave={() => setLeaving(team)} />
            ))}
          </ul>
        ) : null}
        {leaving ? (
          <CancelDialog
            team={leaving.group_name}
            onCancel={() =>
              cancel({ form_id: leaving.form_id, group_id: leaving.group_id, sport_id: leaving.sport_id })
            }
            onClose={() => setLeaving(null)}
          />
        ) : null}
      </Section>
    </div>
  );
}

/** Scrolls to this section if the address names it: it renders after the page has loaded. */
function useJumpTarget(hash: string) {
  const location = useLocation();
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === hash) target.current?.scrollIntoView();
  }, [location, hash]);
  return target;
}
