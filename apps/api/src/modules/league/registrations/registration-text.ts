import { t } from '@maidan/i18n/text';
/** Why another team under the same heading is refused. @param others the person's teams */
export function limitText(
  team: { name: string; heading: string; teams_each: number },
  others: readonly string[],
): string {
  const [first = ''] = others;
  if (team.teams_each === 1) {
    return t('refused.oneTeam', { first, heading: team.heading, name: team.name });
  }
  return t('refused.manyTeams', { teams: others.length, heading: team.heading, name: team.name });
}

/** What the organiser reads in the chat. */
export const cancelledText = (team: string): string => `I have cancelled my registration for ${team}.`;
