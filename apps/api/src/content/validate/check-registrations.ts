import type { Pack } from '../format/pack-schema.ts';
import type { Mistake } from '../format/read-pack.ts';

/** Registrations for no league, and headings or groups that could not be told apart. */
export function findRegistrationMistakes(pack: Pack): Mistake[] {
  const leagues = new Set(pack['leagues.json'].map((league) => league.slug));
  return pack['league-registrations.json'].flatMap(({ league, sports }, index) => {
    const wrong = (place: string, words: string) => ({
      file: 'league-registrations.json',
      place: `[${index}].${place}`,
      words,
    });
    const headings = twinsIn(sports.map((sport) => sport.heading));
    const mistakes = [...headings].map(([at, name]) => wrong(`sports[${at}]`, `"${name}" is already used above`));
    for (const [at, { groups }] of sports.entries()) {
      for (const [place, name] of twinsIn(groups.map((group) => group.name))) {
        mistakes.push(wrong(`sports[${at}].groups[${place}]`, `"${name}" is already used above`));
      }
    }
    return leagues.has(league) ? mistakes : [wrong('league', `there is no league "${league}"`), ...mistakes];
  });
}

/** The later ones of equal names, by their place. */
function twinsIn(names: readonly string[]): Map<number, string> {
  return new Map([...names.entries()].filter(([at, name]) => names.indexOf(name) < at));
}
