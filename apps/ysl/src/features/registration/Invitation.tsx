import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/core/picture-variants';
import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { EmptyState } from '@maidan/ui/EmptyState';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { ThemedPage } from '@maidan/ui/ThemedPage';
import { InvitationTeams } from './InvitationTeams.tsx';
import * as css from './Teams.css.ts';
import { closingText } from './team-state.ts';
import { useClosed } from './use-closed.ts';

interface InvitationProps {
  registration: LeagueRegistration;
  /** Milliseconds since 1970 when the page was asked for. */
  now: number;
  /** The teams may have changed. */
  onStale: () => void;
}

/** What one registers for, and until when. */
export function Invitation({ registration, now, onStale }: InvitationProps) {
  const { league_name: name, league_description: description, closes_at: closesAt } = registration;
  const isClosed = useClosed(registration, now);
  const isEmpty = Object.values(registration.groups).flat().length === 0;
  return (
    <ThemedPage
      theme={registration.theme_color}
      cover={shownPicture(registration.image, registration.image_variants)}
      title={registration.heading ?? t('registration.invited')}
      description={
        <div className={css.text}>
          <h2 className={css.league}>{name}</h2>
          {description !== null && <HtmlContent html={description} />}
        </div>
      }
    >
      {isEmpty && <EmptyState title={t('registration.noTeams')} plain />}
      <div>
        {!isEmpty && !isClosed && <p className={css.call}>{t('registration.clickTeam')}</p>}
        {closesAt !== null && <p className={css.closing}>{closingText(closesAt, isClosed)}</p>}
      </div>
      <InvitationTeams registration={registration} isClosed={isClosed} onStale={onStale} />
    </ThemedPage>
  );
}
