import { t } from '@maidan/i18n/text';
import type { PlayerRole, TeamPage } from '@maidan/contract/league/teams';
import * as css from './Team.css.ts';

const roleText = (role: PlayerRole): string => {
  if (role === 'batter') return t('team.roleBatter');
  if (role === 'bowler') return t('team.roleBowler');
  if (role === 'all_rounder') return t('team.roleAllRounder');
  return role === 'keeper' ? t('team.roleKeeper') : t('team.rolePlayer');
};

/** The players who agreed to be shown, by shirt number. The others are only counted. */
export function Squad({ page: { squad, squad_size: total } }: { page: TeamPage }) {
  return (
    <section aria-labelledby="squad">
      <h2 id="squad" className={css.heading}>
        {t('team.squad')}
      </h2>
      {squad.length === 0 ? <p className={css.note}>{t('team.noSquad')}</p> : null}
      <ul className={css.squad}>
        {squad.map(({ shirt, label, role, captain }) => (
          <li key={`${shirt} ${label}`} className={css.player}>
            <span className={css.shirt} data-captain={captain ? '' : undefined}>
              {shirt ?? '–'}
            </span>
            {label}
            <span className={css.label}>{captain ? t('team.captain') : roleText(role)}</span>
          </li>
        ))}
      </ul>
      {squad.length === 0 ? null : <p className={css.note}>{t('team.squadNote', { count: squad.length, total })}</p>}
    </section>
  );
}
