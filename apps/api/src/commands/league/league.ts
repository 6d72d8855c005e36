import { z } from 'zod';
import { aboutLeague, packLeague } from '../../content/format/pack-schema.ts';
import type { Tx } from '../../db/open-database.ts';
import { listCategories, listFixtures, listGroups } from '../../modules/league/fixtures/league-fixtures.store.ts';
import { findLeague, listLeagues } from '../../modules/league/leagues/leagues.store.ts';
import { saveAbout, saveLeague } from '../../modules/league/leagues/save-leagues.store.ts';
import { CommandError, defineCommand, none, pickOptions, replace, text } from '../command.ts';
import { idOrSlug, requireLeague } from '../known.ts';
import { addMedia } from '../../modules/media/media.store.ts';
import { readHtml, storeMediaFiles } from '../operator-files.ts';

export const leagueCommands = [
  defineCommand({
    name: 'league list',
    summary: 'lists the leagues, or one league with the slugs of its categories and fixtures',
    args: z.object({ league: idOrSlug.optional() }),
    options: none,
    access: 'read',
    async run({ league: key }, { tx, now }) {
      if (key === undefined) return (await listLeagues(tx, now)).map(({ slug, name }) => `${slug}  ${name}`).join('\n');
      const league = await requireLeague(tx, key);
      const lines = [league.name];
      for (const category of await listCategories(tx, league.id)) lines.push(...(await describeCategory(tx, category)));
      return lines.join('\n');
    },
  }),

  defineCommand({
    name: 'league add',
    summary: 'adds a league, which becomes the latest one',
    args: packLeague.pick({ slug: true }),
    options: z.object({
      ...pickOptions(packLeague, {
        name: '<text> the name',
        details: '<html> the text of the home page',
        sponsor_name: '<text> the name of the sponsor',
      }),
      thumbnail: text('<file> a picture'),
      sponsor_img: text('<file> a picture of the sponsor'),
      details_file: text('<file> --details from a file'),
      replace,
    }),
    access: 'write',
    example: 'monsoon-cup --name "Monsoon Cup" --details "<p>Eight teams, two Sundays.</p>"',
    async prepare({ details_file, thumbnail, sponsor_img }, context) {
      const stored = await storeMediaFiles([thumbnail, sponsor_img], context);
      const find = (name = '') => stored.get(name)?.id ?? null;
      return {
        details: await readHtml(details_file, context),
        stored: [...stored.values()],
        pictures: { thumbnail: find(thumbnail), sponsor_img: find(sponsor_img) },
      };
    },
    async run(input, { tx, now }, { stored, pictures, details = input.details }) {
      await addMedia(tx, stored, now);
      const { replace: mayReplace, details_file: _file, ...league } = input;
      const existing = await findLeague(tx, league.slug);
      if (existing && !mayReplace) throw new CommandError(`The league "${league.slug}" already exists (--replace).`);
      await saveLeague(tx, { ...league, ...pictures, details, created_at: now });
      return `${existing ? 'Changed' : 'Added'} the league "${league.name}" (${league.slug}).`;
    },
  }),

  defineCommand({
    name: 'league about',
    summary: 'writes the About page of the league site',
    args: none,
    options: z.object({
      ...pickOptions(aboutLeague, { name: '<text> the title' }),
      content: aboutLeague.shape.content.optional().describe('<html> the text'),
      content_file: text('<file> --content from a file'),
    }),
    access: 'write',
    example: '--name "About the league" --content-file about.html',
    prepare: ({ content_file }, context) => readHtml(content_file, context),
    async run({ name, ...typed }, { tx }, content = typed.content) {
      if (content === undefined) throw new CommandError('--content or --content-file is missing');
      await saveAbout(tx, { name, content });
      return `Wrote the About page "${name}".`;
    },
  }),
];

async function describeCategory(tx: Tx, category: { yslcategory_id: number; slug: string; name: string }) {
  const groups = await listGroups(tx, category.yslcategory_id);
  const fixtures = await listFixtures(tx, category.yslcategory_id);
  const lines = groups.flatMap((group) => [
    `  ${group.name}`,
    ...fixtures
      .filter((row) => row.group_id === group.id)
      .map((row) => `    ${row.slug}  ${row.day} ${row.time ?? ''}  ${row.team_1} v ${row.team_2}  ${row.status}`),
  ]);
  return [`${category.slug}  ${category.name}`, ...lines];
}
