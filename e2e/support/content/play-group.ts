import { maidan } from '../operator.ts';

const SIX_OVERS = ['--overs-1', '6', '--overs-2', '6'];

/** Plays the group of a seeded league to its end: Strikers, Jets, Kings. */
export async function playGroup(slug: string): Promise<void> {
  const result = (fixture: string, one: string, two: string) =>
    maidan('fixture', 'result', `${slug}-${fixture}`, one, two, ...SIX_OVERS);
  const teams = ['--team-1', 'Jets', '--team-2', 'Rajarajeshwari Nagar Strikers'];
  await maidan('fixture', 'add', `${slug}-3`, '--category', slug, '--group', 'Group A', ...teams, '--date', '+0d');
  await result('1', '50', '40');
  await result('2', '30', '20');
  await result('3', '20', '30');
}
