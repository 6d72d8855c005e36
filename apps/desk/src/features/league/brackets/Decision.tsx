import { useApi } from '@maidan/api-client/core/api-provider';
import { deskBracketsQuery } from '@maidan/api-client/queries/desk/league';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Button } from '@maidan/ui/Button';
import { Grid } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../../page/Section.tsx';
import { canBeDecided, noteOf } from './bracket-text.ts';
import { DecideForm } from './DecideForm.tsx';

/** Who goes through, on the page of a knockout match. Renders nothing for a match outside a bracket. */
export function Decision({ fixture }: { fixture: DeskFixture }) {
  const query = useQuery(deskBracketsQuery(useApi(), fixture.category.id));
  const [isOpen, setOpen] = useState(false);
  const match = query.data?.brackets
    .flatMap(({ matches }) => matches)
    .find(({ fixture_id: id }) => String(id) === String(fixture.id));
  if (!match) return null;
  const note = noteOf(match);
  return (
    <Section title="Who goes through">
      <Grid gap={4} paddingTop={3}>
        {note === null ? null : <p>{note}</p>}
        {match.needs_word || isOpen ? (
          <DecideForm match={match} {...(match.needs_word ? {} : { onDone: () => setOpen(false) })} />
        ) : (
          canBeDecided(match) && (
            <Button onClick={() => setOpen(true)}>
              {match.status === 'scheduled' ? 'Record a walkover' : 'Change the decision'}
            </Button>
          )
        )}
      </Grid>
    </Section>
  );
}
