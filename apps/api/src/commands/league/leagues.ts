import { packFiles } from '../../content/format/pack-schema.ts';
import { findLeague } from '../../modules/league/leagues/leagues.store.ts';
import { saveAbout, saveLeague } from '../../modules/league/leagues/save-leagues.store.ts';
import { check, CommandError, place } from '../command.ts';
import type { Command, Given } from '../command.ts';

const leagueSchema = packFiles['leagues.json'].unwrap().element;
const aboutSchema = packFiles['about-league.json'].unwrap().unwrap();
const replace = { type: 'boolean', words: 'write over the one that is there, with all that is given now' } as const;

export const addLeague: Command = {
  name: 'add',
  summary: 'adds a league; it is the latest one from then on',
  places: '<slug>',
  options: {
    name: { type: 'string', value: '<words>', words: 'the name people read' },
    details: { type: 'string', value: '<html>', words: 'what the home page says' },
    'details-file': { type: 'string', value: '<file>', words: 'the same, from a file' },
    thumbnail: { type: 'string', value: '<https://…>', words: 'the address of its picture' },
    'sponsor-name': { type: 'string', value: '<words>', words: 'who pays for it' },
    'sponsor-img': { type: 'string', value: '<https://…>', words: "the address of the sponsor's picture" },
    replace,
  },
  examples: ['monsoon-cup --name "Monsoon Cup" --details "<p>Eight teams, two Sundays.</p>"'],
  async run(given, { tx, now, readText }) {
    const { options } = given;
    const { created_at: _, ...league } = check(leagueSchema, {
      slug: place(given, 0, 'The slug'),
      name: options['name'],
      details: textOf(given, 'details', readText),
      thumbnail: options['thumbnail'],
      sponsor_name: options['sponsor-name'],
      sponsor_img: options['sponsor-img'],
      created_at: new Date(now).toISOString(),
    });
    for (const picture of [league.thumbnail, league.sponsor_img]) {
      if (picture?.startsWith('media/')) throw new CommandError(`${picture}: files come with a pack; give an address.`);
    }
    const known = await findLeague(tx, league.slug);
    if (known && !options['replace']) throw new CommandError(`There is a league "${league.slug}" already (--replace).`);
    await saveLeague(tx, { ...league, created_at: now });
    return `${known ? 'Changed' : 'Added'} the league "${league.name}" (${league.slug}).`;
  },
};

export const setAbout: Command = {
  name: 'about',
  summary: 'writes the About page of the league site',
  places: '',
  options: {
    name: { type: 'string', value: '<words>', words: 'its title' },
    content: { type: 'string', value: '<html>', words: 'what it says' },
    'content-file': { type: 'string', value: '<file>', words: 'the same, from a file' },
  },
  examples: ['--name "About the league" --content-file about.html'],
  async run(given, { tx, readText }) {
    const content = textOf(given, 'content', readText);
    const about = check(aboutSchema, { name: given.options['name'], content });
    await saveAbout(tx, about);
    return `Wrote the About page "${about.name}".`;
  },
};

/** Words given as an option or in a file that an option names. */
function textOf({ options }: Given, name: string, readText: (file: string) => string): unknown {
  const file = options[`${name}-file`];
  return typeof file === 'string' ? readText(file) : options[name];
}
