import { useApi } from '@maidan/api-client/core/api-provider';
import type { Id } from '@maidan/contract/core/wire';
import { registrationFile, type DeskRegistration } from '@maidan/contract/desk/league-registrations';
import { Link } from '@maidan/ui/links/LinkProvider';
import { Section } from '../../../parts/Section.tsx';
import { dayAt } from '../../../parts/time.ts';
import { CsvButton } from '../../../parts/CsvButton.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { paths } from '../../../paths.ts';
import { byHeading, placesText } from './places-text.ts';
import * as css from './Registrations.css.ts';

interface RegistrationTeamsProps {
  league: Id;
  registration: DeskRegistration;
  /** The id of the team that is open. */
  open: string | null;
}

/** One registration: its teams, and a file of everyone in them. */
export function RegistrationTeams({ league, registration, open }: RegistrationTeamsProps) {
  const api = useApi();
  const now = useNow();
  const { id, name, closes_at: closesAt, teams } = registration;
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  const note = closesAt === null ? undefined : `${isClosed ? 'closed on' : 'closes on'} ${dayAt(closesAt)}`;
  const registered = teams.reduce((sum, { taken }) => sum + taken, 0);
  return (
    <Section title={name} note={note}>
      {byHeading(teams).map(([heading, ofHeading]) => (
        <div key={heading}>
          <h3 className={css.heading}>{heading}</h3>
          <ul>
            {ofHeading.map((team) => (
              <li key={team.id} className={css.item}>
                <Link
                  className={css.row}
                  href={paths.fixture(league, 'registrations', team.id)}
                  data-row=""
                  aria-current={String(team.id) === open ? 'true' : undefined}
                >
                  <span className={css.name}>{team.name}</span>
                  <span className={css.places}>{placesText(team)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {registered > 0 && (
        <div className={css.below}>
          <CsvButton load={(body) => api.call(registrationFile, { params: { id }, body })} />
        </div>
      )}
    </Section>
  );
}
