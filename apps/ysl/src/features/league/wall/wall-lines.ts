import type { ScoreLine } from '@maidan/contract/league/match-day';
import type { Wall, WallMatch } from '@maidan/contract/league/wall';

/** The wall after a line of the stream. It never grows: a line replaces the previous one of its match. */
export function applyLine(wall: Wall, line: ScoreLine): Wall {
  const shown = (match: WallMatch): WallMatch => {
    if (match.fixture.id !== line.id || line.confirmed || line.stage === 'ready') return match;
    if (match.line !== null && match.line.version >= line.version) return match;
    return { ...match, line: { ...line, feed: null } };
  };
  return { ...wall, today: wall.today.map(shown) };
}

export const isLive = ({ line }: WallMatch): boolean => line !== null && line.stage !== 'ready';

const isAhead = ({ fixture: { result_1: one, cancelled }, line }: WallMatch): boolean =>
  line === null && one === null && !cancelled;

/** Sorts matches at this ground first, if there is one. */
export const atGround = (matches: readonly WallMatch[], ground: string | null): WallMatch[] =>
  ground === null
    ? [...matches]
    : [...matches].toSorted((a, b) => Number(b.fixture.ground === ground) - Number(a.fixture.ground === ground));

/** Arranges the wall: live matches in turn, and below them upcoming matches and results. */
export function arrange({ today, next, results }: Wall, ground: string | null) {
  const ordered = atGround(today, ground);
  const over = ordered.filter((match) => !isLive(match) && !isAhead(match));
  return {
    live: ordered.filter(isLive),
    coming: [...ordered.filter(isAhead), ...atGround(next, ground)],
    over: [...over.toReversed(), ...results],
  };
}

/** The item whose turn it is; undefined for an empty list. */
export const inTurn = <Item>(items: readonly Item[], turn: number): Item | undefined =>
  items.length === 0 ? undefined : items[turn % items.length];
