import type { Issue } from '../format/issue.ts';
import type { Pack } from '../format/pack-schema.ts';
import { findDuplicates } from './find-duplicates.ts';

/** Registrations for unknown leagues, and headings or groups with equal names. */
export function validateRegistrations(pack: Pack): Issue[] {
  const leagues = new Set(pack['leagues.json'].map((league) => league.slug));
  return pack['league-registrations.json'].flatMap(({ league, sports }, index) => {
    const issue = (path: string, message: string) => ({
      file: 'league-registrations.json',
      path: `[${index}].${path}`,
      message,
    });
    return [
      ...(leagues.has(league) ? [] : [issue('league', `the league "${league}" does not exist`)]),
      ...findDuplicates(sports.map(({ heading }) => heading)).map((found) =>
        issue(`sports[${found.index}]`, found.message),
      ),
      ...sports.flatMap(({ groups }, at) =>
        findDuplicates(groups.map(({ name }) => name)).map((found) =>
          issue(`sports[${at}].groups[${found.index}]`, found.message),
        ),
      ),
    ];
  });
}
