import { useApi } from '@maidan/api-client/core/api-provider';
import { deskMatchQuery } from '@maidan/api-client/queries/desk/league';
import { lazyPart } from '@maidan/browser/lazy-part';
import { useOnline } from '@maidan/browser/use-online';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { DeskMatch } from '@maidan/contract/desk/league/match-day';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../parts/lists/Loaded.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Refusal } from '../../../parts/Refusal.tsx';
import { Section } from '../../../parts/Section.tsx';
import * as layout from '../../../parts/layout.css.ts';
import { paths } from '../../../paths.ts';
import { Links } from './Links.tsx';
import { scoredText } from './scoring-text.ts';
import { useScoring } from './use-scoring.ts';
import * as css from './Scoring.css.ts';

/** With the library that draws the code. */
const LinkDialog = lazyPart(async () => (await import('./LinkDialog.tsx')).LinkDialog);

/** Scorers go on while this is open. */
const EVERY = 5000;

interface ScoringProps {
  id: string;
  fixture: DeskFixture;
}

/** Who scores the match on the ground, and the way from there to the result. */
export function Scoring({ id, fixture }: ScoringProps) {
  const query = useQuery({ ...deskMatchQuery(useApi(), id), refetchInterval: EVERY });
  return (
    <Section title="Scoring on the ground">
      <div className={css.part}>
        <Loaded query={query} what="scorers">
          {(data) => <Scorers id={id} fixture={fixture} data={data} />}
        </Loaded>
      </div>
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
          <p className={css.scored}>{scoredText(match)}</p>
          {match.held > 0 ? <Held held={match.held} settle={acts.settle} /> : null}
          <Confirm fixture={fixture} match={match} confirm={acts.confirm} />
          <Links links={match.links} revoke={acts.revoke} />
        </>
      ) : (
        <p>
          {canMake
            ? 'Anyone at the ground can score this match on a phone, with a link and without an account. Readers see every ball or goal at once.'
            : 'No one scored this match on the ground.'}
        </p>
      )}
      <div className={layout.actions}>
        {canMake ? (
          <Button size="l" onClick={() => setMaking(true)}>
            Make a scorer’s link
          </Button>
        ) : null}
        <LinkButton href={paths.sheet(id)}>Score sheet on paper</LinkButton>
      </div>
      {isMaking ? (
        <Suspense>
          <LinkDialog data={data} make={acts.make} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface HeldProps {
  held: number;
  settle: ReturnType<typeof useScoring>['settle'];
}

/** What arrived after its link was over waits for a decision. */
function Held({ held, settle }: HeldProps) {
  return (
    <Notice tone="look">
      {held} {held === 1 ? 'entry' : 'entries'} arrived after the link had ended or the result was confirmed.
      <span className={layout.actions}>
        <Button pending={settle.isPending && settle.variables} onClick={() => settle.mutate(true)}>
          Count {held === 1 ? 'it' : 'them'}
        </Button>
        <Button pending={settle.isPending && !settle.variables} onClick={() => settle.mutate(false)}>
          Discard {held === 1 ? 'it' : 'them'}
        </Button>
      </span>
    </Notice>
  );
}

interface ConfirmProps {
  fixture: DeskFixture;
  match: NonNullable<DeskMatch['match']>;
  confirm: ReturnType<typeof useScoring>['confirm'];
}

/** Result, table, page and calendars change together; a second time it is a correction. */
function Confirm({ fixture, match, confirm }: ConfirmProps) {
  const isOnline = useOnline();
  if (!match.can_confirm || fixture.status === 'cancelled') return null;
  const score = match.scores.map((one) => one || '0').join(' - ');
  const hasResult = fixture.status !== 'scheduled';
  return (
    <>
      {match.confirmed ? <p className={css.small}>The result is confirmed. Confirming again corrects it.</p> : null}
      <Refusal error={confirm.error} />
      <div className={layout.actions}>
        <Button
          variant={hasResult ? 'edge' : 'signal'}
          size="l"
          pending={confirm.isPending}
          disabledReason={isOnline ? undefined : 'You are offline.'}
          onClick={() => confirm.mutate({ version: fixture.version, match_version: match.version })}
        >
          {hasResult ? `Correct the result to ${score}` : `Confirm ${score}`}
        </Button>
      </div>
    </>
  );
}
