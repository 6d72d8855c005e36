/** Puts the teams into a line of the log: `{1} won the toss`. */
export function nameSides(text: string, { team_1: one, team_2: two }: { team_1: string; team_2: string }): string {
  return text.replaceAll('{1}', one).replaceAll('{2}', two);
}
