import { useApi } from '@maidan/api-client/core/api-provider';
import type { Id } from '@maidan/contract/core/wire';
import { registrationFile, type DeskRegistration } from '@maidan/contract/desk/league/league-registrations';
import { Button } from '@maidan/ui/Button';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useState } from 'react';
import { Section } from '../../../page/Section.tsx';
import { CsvButton } from '../../../rows/CsvButton.tsx';
import { useNow } from '../../../times/use-now.ts';
import { paths } from '../../../paths.ts';
import { byHeading, placesText, timesNote } from './places-text.ts';
import * as css from './Registrations.css.ts';
import { TimesDialog } from './TimesDialog.tsx';

interface RegistrationTeamsProps {
  league: Id;
  registration: DeskRegistration;
  /** The id of the open team. */
  open: string | null;
}

/** One registration: its teams, times and CSV export. */
export function RegistrationTeams({ league, registration, open }: RegistrationTeamsProps) {
  const api = useApi();
  const now = useNow();
  const { id, name, teams } = registration;
  const [isTiming, setIsTiming] = useState(false);
  const registered = teams.reduce((sum, { taken }) => sum + taken, 0);
  return (
    <Section title={name} note={timesNote(registration, now)}>
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
      <div className={css.below}>
        <Button onClick={() => setIsTiming(true)}>
          Opening times<VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
        {registered > 0 && <CsvButton load={(body) => api.call(registrationFile, { params: { id }, body })} />}
      </div>
      {isTiming && <TimesDialog registration={registration} onClose={() => setIsTiming(false)} />}
    </Section>
  );
}
