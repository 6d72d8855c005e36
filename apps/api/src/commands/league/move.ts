import { fixtureDay } from '../../content/import/league-rows.ts';
import { leagueMove } from '../../content/format/pack-league-fixtures.ts';
import { moveFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import { check, CommandError, place } from '../command.ts';
import type { Command } from '../command.ts';
import { checkTeams, knownFixture } from './known.ts';

const same = ['day', 'time', 'ground', 'team_1', 'team_2'] as const;

export const move: Command = {
  name: 'move',
  summary: 'moves a fixture to another day, time or ground, or names its teams; one that was cancelled is on again',
  places: '<fixture>',
  options: {
    date: { type: 'string', value: '<2026-11-28>', words: 'the new day in India' },
    time: { type: 'string', value: '<16:30>', words: 'the new time in India' },
    ground: { type: 'string', value: '<words>', words: 'where it is played now' },
    'team-1': { type: 'string', value: '<name>', words: 'who plays, once that is known' },
    'team-2': { type: 'string', value: '<name>', words: 'against whom' },
  },
  examples: ['cup-u17-r1 --date 2026-12-05 --time 07:00'],
  async run(given, { tx, now }) {
    const { options } = given;
    const { fixture, group } = await knownFixture(tx, place(given, 0, 'The fixture'), now);
    if (fixture.status === 'played' || fixture.status === 'no_result') {
      throw new CommandError('It has a result, and what is over cannot be moved.');
    }
    const typed = check(leagueMove, {
      date: options['date'],
      time: options['time'],
      ground: options['ground'],
      team_1: options['team-1'],
      team_2: options['team-2'],
    });
    const to = {
      day: typed.date ? fixtureDay(typed.date, now) : fixture.day,
      time: typed.time ?? fixture.time,
      ground: typed.ground ?? fixture.ground,
      team_1: typed.team_1 ?? fixture.team_1,
      team_2: typed.team_2 ?? fixture.team_2,
    };
    if (fixture.status === 'scheduled' && same.every((field) => to[field] === fixture[field])) {
      throw new CommandError('That is how it is already.');
    }
    checkTeams(to, group);
    await moveFixture(tx, fixture, to);
    return `${to.team_1} v ${to.team_2} is now on ${[to.day, to.time].filter(Boolean).join(' ')}.`;
  },
};
