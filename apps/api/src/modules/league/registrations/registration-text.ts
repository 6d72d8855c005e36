/** Why another team under the same heading is one too many. @param others those the person is in */
export function limitText(
  team: { name: string; heading: string; teams_each: number },
  others: readonly string[],
): string {
  const [first = ''] = others;
  if (team.teams_each === 1) {
    return `You’re already in ${first}, and the limit is one team in ${team.heading}. To change to ${team.name}, cancel ${first} first.`;
  }
  return `You’re already in ${others.length} teams in ${team.heading}, which is the limit. To change to ${team.name}, cancel one first.`;
}

/** What the organiser reads in the chat. */
export const cancelledText = (team: string): string => `I have cancelled my registration for ${team}.`;
