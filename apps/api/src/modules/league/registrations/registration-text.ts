/** Why another team under the same heading is one too many. @param others those the person is in */
export function limitText(
  team: { name: string; heading: string; teams_each: number },
  others: readonly string[],
): string {
  const [first = ''] = others;
  if (team.teams_each === 1) {
    return `You’re in ${first} already, and ${team.heading} is one team each. To change to ${team.name}, cancel ${first} first.`;
  }
  return `You’re in ${others.length} teams of ${team.heading} already, and more are not allowed. To change to ${team.name}, cancel one first.`;
}

/** What the organiser reads in the chat. */
export const cancelledText = (team: string): string => `I have cancelled my registration for ${team}.`;
