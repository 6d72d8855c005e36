import type { Bracket, BracketSide, KnockoutMatch } from '@maidan/contract/league/brackets';
import { roundsOf, type Source } from '@maidan/match/bracket/bracket';
import type { Side } from '@maidan/match/bracket/resolve';
import type { FixtureStage } from '../fixtures/fixture-stages.store.ts';
import { toFixture, type InningsQuota } from '../fixtures/fixture.reply.ts';
import type { BracketState } from './resolve-brackets.service.ts';

/** @param scored the matches being scored on the ground, by fixture */
export function describeBracket(
  state: BracketState,
  category: InningsQuota,
  scored: ReadonlyMap<number, FixtureStage>,
): Bracket {
  const nexts = new Map(
    state.rows.flatMap(({ number, sources }) =>
      sources.flatMap(({ kind, ref }) => (kind === 'winner' ? [[ref, number] as const] : [])),
    ),
  );
  const byNumber = new Map(state.rows.map((row) => [row.number, row]));
  return {
    group: state.group.name,
    rounds: roundsOf(state.rows).map(({ toGo, matches }) => ({
      to_go: toGo === -1 ? null : toGo,
      matches: matches.flatMap(({ number }): KnockoutMatch[] => {
        const row = byNumber.get(number);
        const resolved = state.resolved.get(number);
        if (!row || !resolved) return [];
        const fixture = toFixture(row.fixture, category, scored.get(row.fixture.id));
        return [
          {
            number,
            ...(state.spots.get(number) ?? { to_go: null, at: 0 }),
            fixture,
            sides: ([0, 1] as const).map((at) => describeSide(resolved.sides, at, row.sources[at], state)),
            winner: resolved.winner === 0 ? null : resolved.winner,
            decided_by: fixture.decided_by,
            next: nexts.get(number) ?? null,
          },
        ];
      }),
    })),
  };
}

function describeSide(sides: readonly [Side, Side], at: 0 | 1, source: Source, state: BracketState): BracketSide {
  const side = sides[at];
  const isFed = source.kind === 'winner' || source.kind === 'loser';
  const spot = (isFed ? state.spots.get(source.ref) : undefined) ?? { to_go: null, at: 0 };
  const group = source.kind === 'place' ? (state.groups.get(source.ref) ?? null) : null;
  return {
    team: side.team,
    as_it_stands: side.state === 'soft',
    bye: side.state === 'empty',
    source: { kind: source.kind, group, rank: source.rank, ...spot },
  };
}
