import { useApi } from '@maidan/api-client/core/api-provider';
import { CATEGORY_NAME_MAX } from '@maidan/contract/desk/league/season/season';
import { makeBracket, type DeskBrackets } from '@maidan/contract/desk/league/season/brackets';
import { readTypedTime } from '@maidan/contract/text/typed-times';
import type { Id } from '@maidan/contract/core/wire';
import { GROUND_MAX } from '@maidan/contract/desk/limits';
import { useOnline } from '@maidan/browser/use-online';
import { roundsOf, type BracketMatch, type Source } from '@maidan/match/bracket/bracket';
import { makeBracket as planBracket, seedPlaces } from '@maidan/match/bracket/make-bracket';
import { Button } from '@maidan/ui/Button';
import { DateField } from '@maidan/ui/DateField';
import { Grid, Row } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { ClockField } from '../ClockField.tsx';
import { timeProblem } from '../fixture-text.ts';
import * as css from '../season/Season.css.ts';
import { roundDays, sentSources } from './bracket-text.ts';
import { SideFields } from './SideFields.tsx';
import { useBracketAct } from './use-bracket-act.ts';

interface MakeBracketProps {
  categoryId: Id;
  found: DeskBrackets;
  onDone: () => void;
}

const EACH_MAX = 8;
const MATCHES_MAX = 32;

/** A new knockout: how many teams go through from each group, then the matches, whose sides can be changed. */
export function MakeBracket({ categoryId, found, onDone }: MakeBracketProps) {
  const api = useApi();
  const groups = found.groups.filter(({ teams }) => teams > 0);
  const most = Math.min(EACH_MAX, ...groups.map(({ teams }) => teams));
  const plan = (each: number, thirdPlace: boolean) =>
    groups.length * each < 2
      ? []
      : planBracket(
          seedPlaces(
            groups.map(({ id }) => Number(id)),
            each,
          ),
          { thirdPlace },
        );
  const first = Math.min(groups.length === 1 ? 4 : 2, Math.max(most, 1));
  const [typed, setTyped] = useState({
    name: 'Knockouts',
    each: first,
    thirdPlace: false,
    date: '',
    between: '7',
    time: '',
    ground: '',
  });
  const [matches, setMatches] = useState<readonly BracketMatch[]>(() => plan(first, false));
  const save = useBracketAct(
    () => {
      const days = roundDays(inTurn(matches), typed.date, Number(typed.between));
      const times = { time: readTypedTime(typed.time), ground: typed.ground.trim() || null };
      const sent = sentSources(matches).map((sources, at) => ({
        sources,
        date: days.get(at + 1) ?? typed.date,
        ...times,
      }));
      const body = { name: typed.name.trim(), matches: sent };
      return api.call(makeBracket, { params: { id: categoryId }, body });
    },
    () => {
      showToast('Knockout added');
      onDone();
    },
  );
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if ('each' in part || 'thirdPlace' in part) setMatches(plan(next.each, next.thirdPlace));
  };
  const offline = useOnline() ? undefined : 'You are offline.';
  return (
    <>
      <p>
        Sides are filled in automatically: from the tables once a place is settled, and from each result. If the score
        does not decide, you choose who goes through.
      </p>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={CATEGORY_NAME_MAX}
        value={typed.name}
        onChange={(name) => change({ name })}
      />
      {most >= 1 && Number.isFinite(most) && groups.length > 0 && (
        <Select
          label="Teams from each group"
          options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          value={String(typed.each)}
          onChange={(each) => change({ each: Number(each) })}
        />
      )}
      <Switch
        label="Match for third place"
        checked={typed.thirdPlace}
        onChange={(thirdPlace) => change({ thirdPlace })}
      />
      <div className={css.numbers}>
        <DateField label="Day of the first round" value={typed.date} onChange={(date) => change({ date })} />
        <TextField
          label="Days between rounds"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed.between}
          onChange={(between) => change({ between: between.replaceAll(/\D/g, '') })}
        />
      </div>
      <div className={css.numbers}>
        <ClockField date={typed.date} value={typed.time} onChange={(time) => change({ time })} />
        <TextField
          label="Ground"
          autoComplete="off"
          maxLength={GROUND_MAX}
          value={typed.ground}
          onChange={(ground) => change({ ground })}
        />
      </div>
      <Grid as="ol" gap={3} aria-label="Matches">
        {matches.map((match) => (
          <SideFields
            key={match.number}
            match={match}
            found={found}
            onChange={(sources) =>
              setMatches(matches.map((one) => (one.number === match.number ? { ...one, sources } : one)))
            }
          />
        ))}
      </Grid>
      <p>You can change the day, time and ground of each match later.</p>
      <Row flexWrap="wrap">
        {matches.length < MATCHES_MAX && (
          <Button onClick={() => setMatches([...matches, nextMatch(matches.length + 1, found)])}>Add a match</Button>
        )}
        {matches.length > 1 && <Button onClick={() => setMatches(matches.slice(0, -1))}>Remove the last match</Button>}
      </Row>
      <Refusal error={save.error} />
      <Button
        variant="signal"
        wide
        pending={save.isPending}
        disabledReason={offline ?? problemOf(typed, matches)}
        onClick={() => save.mutate(undefined)}
      >
        {matches.length === 1 ? 'Add 1 match' : `Add ${matches.length} matches`}
      </Button>
    </>
  );
}

/** Match numbers by match day. A match for third place is on the day of the final. */
function inTurn(matches: readonly BracketMatch[]): number[][] {
  const rounds = roundsOf(matches);
  const losers = rounds.filter(({ toGo }) => toGo === -1).flatMap((round) => round.matches);
  return rounds
    .filter(({ toGo }) => toGo !== -1)
    .map(({ toGo, matches: list }) => [...list, ...(toGo === 0 ? losers : [])].map(({ number }) => number));
}

function nextMatch(number: number, { groups, teams }: DeskBrackets): BracketMatch {
  const place: Source = groups[0]
    ? { kind: 'place', ref: Number(groups[0].id), rank: 1 }
    : { kind: 'team', ref: Number(teams[0]?.id ?? 0), rank: null };
  return { number, sources: [number === 1 ? place : { kind: 'winner', ref: number - 1, rank: null }, place] };
}

function problemOf(
  typed: { name: string; date: string; between: string; time: string },
  matches: readonly BracketMatch[],
) {
  if (typed.name.trim() === '') return 'Enter a name.';
  if (matches.length === 0) return 'Add a match.';
  if (typed.date === '') return 'Choose the day of the first round.';
  if (typed.between === '') return 'Enter the days between rounds.';
  return timeProblem(typed.time);
}
