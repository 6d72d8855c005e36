import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { EmptyState } from '@maidan/ui/EmptyState';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { ThemedPage } from '@maidan/ui/ThemedPage';
import { InvitationTeams } from './InvitationTeams.tsx';
import * as css from './Teams.css.ts';
import { closingText, openingText } from './team-state.ts';
import { useTimeOf } from './use-time-of.ts';

interface InvitationProps {
  registration: LeagueRegistration;
  /** When the page was requested, in milliseconds since 1970. */
  now: number;
  /** Called when the teams may have changed. */
  onStale: () => void;
}

/** A league's registration: what it is for, when it opens and when it closes. */
export function Invitation({ registration, now, onStale }: InvitationProps) {
  const { league_name: name, league_description: description, opens_at: opensAt, closes_at: closesAt } = registration;
  const time = useTimeOf(registration, now);
  const teams = Object.values(registration.groups).flat();
  const isEmpty = teams.length === 0;
  const canWait = registration.has_waiting_list && teams.some(({ places_left: places }) => places === 0);
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
        {!isEmpty && time === 'open' && <p className={css.call}>{t('registration.clickTeam')}</p>}
        {time === 'early' && opensAt !== null && <p className={css.call}>{openingText(opensAt)}</p>}
        {closesAt !== null && <p className={css.closing}>{closingText(closesAt, time === 'closed')}</p>}
        {canWait && time === 'open' && <p className={css.closing}>{t('registration.waitingHint')}</p>}
      </div>
      <InvitationTeams registration={registration} time={time} onStale={onStale} />
    </ThemedPage>
  );
}
