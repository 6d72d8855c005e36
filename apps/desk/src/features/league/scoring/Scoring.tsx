import { useApi } from '@maidan/api-client/core/api-provider';
import { deskMatchQuery } from '@maidan/api-client/queries/desk/league';
import { lazyPart } from '@maidan/browser/lazy-part';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { DeskMatch } from '@maidan/contract/desk/league/match-day';
import { Button } from '@maidan/ui/Button';
import { Grid, Row, Text } from '@maidan/ui/layout';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import { Section } from '../../../page/Section.tsx';
import { paths } from '../../../paths.ts';
import { ConfirmResult } from './ConfirmResult.tsx';
import { HeldEvents } from './HeldEvents.tsx';
import { Links } from './Links.tsx';
import { scoredText } from './scoring-text.ts';
import { useScoring } from './use-scoring.ts';

/** Loaded on demand, with the QR library. */
const LinkDialog = lazyPart(async () => (await import('./LinkDialog.tsx')).LinkDialog);

/** Milliseconds between refreshes, because scorers keep scoring while this is open. */
const EVERY = 5000;

interface ScoringProps {
  id: string;
  fixture: DeskFixture;
}

/** Scorers' links, their score, and its confirmation as the result. */
export function Scoring({ id, fixture }: ScoringProps) {
  const query = useQuery({ ...deskMatchQuery(useApi(), id), refetchInterval: EVERY });
  return (
    <Section title="Scoring on the ground">
      <Grid gap={4} paddingTop={3}>
        <Loaded query={query} what="scorers">
          {(data) => <Scorers id={id} fixture={fixture} data={data} />}
        </Loaded>
      </Grid>
    </Section>
  );
}

function Scorers({ id, fixture, data }: ScoringProps & { data: DeskMatch }) {
  const acts = useScoring(id);
  const [isMaking, setMaking] = useState(false);
  const { match } = data;
  const canMake = fixture.status === 'scheduled';
  return (
    <>
      {match ? (
        <>
          <Text font="name">{scoredText(match)}</Text>
          <HeldEvents match={match} acts={acts} />
          <ConfirmResult fixture={fixture} match={match} confirm={acts.confirm} />
          <Links links={match.links} revoke={acts.revoke} />
        </>
      ) : (
        <p>
          {canMake
            ? 'Anyone at the ground can score this match on a phone, with a link and without an account. Readers see every ball or goal at once.'
            : 'No one scored this match on the ground.'}
        </p>
      )}
      <Row flexWrap="wrap">
        {canMake ? (
          <Button size="l" onClick={() => setMaking(true)}>
            Create a scorer’s link
          </Button>
        ) : null}
        <LinkButton href={paths.sheet(id)}>Printable score sheet</LinkButton>
      </Row>
      {isMaking ? (
        <Suspense>
          <LinkDialog data={data} make={acts.make} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
