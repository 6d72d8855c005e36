/** A pairing of two teams; the first is at home. */
export interface Pairing {
  readonly group: string;
  /** From 0. */
  readonly round: number;
  readonly team_1: string;
  readonly team_2: string;
}

const BYE = null;

/**
 * All teams meet each other, by the circle method: one team stays, the others rotate. No team plays twice in a round,
 * and a team's home and away matches differ by at most one.
 * @param meetings how often two teams meet; the second time with home and away swapped
 */
export function roundRobin(group: string, teams: readonly string[], meetings: 1 | 2): Pairing[] {
  const seats = teams.length % 2 === 0 ? [...teams] : [...teams, BYE];
  const moving = seats.length - 1;
  const pairings: Pairing[] = [];
  const meet = (round: number, one: string | null | undefined, two: string | null | undefined) => {
    if (one && two) pairings.push({ group, round, team_1: one, team_2: two });
  };
  for (let round = 0; round < moving; round += 1) {
    const [first, last] = [seats[round % moving], seats[moving]];
    if (round % 2 === 0) meet(round, first, last);
    else meet(round, last, first);
    for (let step = 1; step < seats.length / 2; step += 1) {
      const [one, two] = [seats[(round + step) % moving], seats[(round - step + moving) % moving]];
      if (step % 2 === 0) meet(round, one, two);
      else meet(round, two, one);
    }
  }
  if (meetings === 1) return pairings;
  const back = pairings.map(({ round, team_1, team_2 }) => ({
    group,
    round: round + moving,
    team_1: team_2,
    team_2: team_1,
  }));
  return [...pairings, ...back];
}
