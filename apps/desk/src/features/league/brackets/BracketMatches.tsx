import { useApi } from '@maidan/api-client/core/api-provider';
import {
  changeBracket,
  removeBracket,
  type DeskBracket,
  type DeskBrackets,
} from '@maidan/contract/desk/league/season/brackets';
import { useOnline } from '@maidan/browser/use-online';
import type { BracketMatch } from '@maidan/match/bracket/bracket';
import { Button } from '@maidan/ui/Button';
import { Grid, Row, Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useState } from 'react';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { whenText } from '../fixture-text.ts';
import { bracketOf, canBeDecided, noteOf, sentSources } from './bracket-text.ts';
import { DecideForm } from './DecideForm.tsx';
import { SideFields } from './SideFields.tsx';
import { useBracketAct } from './use-bracket-act.ts';
import { ListRow } from '../../../rows/ListRow.tsx';

interface BracketMatchesProps {
  bracket: DeskBracket;
  found: DeskBrackets;
}

/** The matches of a knockout: who plays whom, decisions to make, and where the sides come from. */
export function BracketMatches({ bracket, found }: BracketMatchesProps) {
  const api = useApi();
  const params = { id: bracket.group_id };
  const [edited, setEdited] = useState<readonly BracketMatch[] | null>(null);
  const [decided, setDecided] = useState<number | null>(null);
  const change = useBracketAct(
    (matches: readonly BracketMatch[]) => api.call(changeBracket, { params, body: { sources: sentSources(matches) } }),
    () => setEdited(null),
  );
  const remove = useBracketAct(() => api.call(removeBracket, { params }));
  const offline = useOnline() ? undefined : 'You are offline.';
  const hasBegun = bracket.matches.some(({ status }) => status !== 'scheduled');
  if (edited !== null) {
    return (
      <Grid as="section" gap={3} aria-label={bracket.name}>
        <Text as="h3" paddingBottom={2} font="head15">
          {bracket.name}
        </Text>
        <Grid as="ol" gap={3} aria-label="Matches">
          {edited.map((match) => (
            <SideFields
              key={match.number}
              match={match}
              found={found}
              onChange={(sources) =>
                setEdited(edited.map((one) => (one.number === match.number ? { ...one, sources } : one)))
              }
            />
          ))}
        </Grid>
        <Refusal error={change.error} />
        <Row flexWrap="wrap">
          <Button
            variant="signal"
            pending={change.isPending}
            disabledReason={offline}
            onClick={() => change.mutate(edited)}
          >
            Save
          </Button>
          <Button onClick={() => setEdited(null)}>Cancel</Button>
        </Row>
      </Grid>
    );
  }
  return (
    <Grid as="section" gap={3} aria-label={bracket.name}>
      <Text as="h3" paddingBottom={2} font="head15">
        {bracket.name}
      </Text>
      <ol>
        {bracket.matches.map((match) => (
          <ListRow
            key={match.number}
            name={`${match.team_1} v ${match.team_2}`}
            note={[
              `Match ${match.number}, ${match.name}`,
              whenText(match.date, match.time),
              match.ground,
              noteOf(match),
            ]
              .filter(Boolean)
              .join('. ')}
            more={decided === match.number && <DecideForm match={match} onDone={() => setDecided(null)} />}
          >
            {canBeDecided(match) && decided !== match.number && (
              <Button onClick={() => setDecided(match.number)}>
                Who goes through <VisuallyHidden>in match {match.number}</VisuallyHidden>
              </Button>
            )}
          </ListRow>
        ))}
      </ol>
      <Refusal error={remove.error} />
      <Row flexWrap="wrap">
        <Button onClick={() => setEdited(bracketOf(bracket.matches))}>Change where sides come from</Button>
        {!hasBegun && (
          <Button pending={remove.isPending} disabledReason={offline} onClick={() => remove.mutate(undefined)}>
            Remove the knockout
          </Button>
        )}
      </Row>
    </Grid>
  );
}
