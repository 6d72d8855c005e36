import { useApi } from '@maidan/api-client/core/api-provider';
import type { Id } from '@maidan/contract/core/wire';
import { registrationFile, type DeskRegistration } from '@maidan/contract/desk/league/league-registrations';
import { Button } from '@maidan/ui/Button';
import { Row, Text } from '@maidan/ui/layout';
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
          <Text as="h3" paddingTop={4} paddingBottom={1} font="head15" fontWeight="nav" color="quiet">
            {heading}
          </Text>
          <ul>
            {ofHeading.map((team) => (
              <li key={team.id} className={css.item}>
                <Link
                  className={css.row}
                  href={paths.fixture(league, 'registrations', team.id)}
                  data-row=""
                  aria-current={String(team.id) === open ? 'true' : undefined}
                >
                  <Text as="span" minWidth={0} font="name" overflowWrap="anywhere">
                    {team.name}
                  </Text>
                  <Text as="span" font="note" fontVariantNumeric="tabular">
                    {placesText(team)}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Row flexWrap="wrap" gap={3} paddingTop={4}>
        <Button onClick={() => setIsTiming(true)}>
          Opening times<VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
        {registered > 0 && <CsvButton load={(body) => api.call(registrationFile, { params: { id }, body })} />}
      </Row>
      {isTiming && <TimesDialog registration={registration} onClose={() => setIsTiming(false)} />}
    </Section>
  );
}
