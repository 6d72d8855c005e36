import { sports } from '@maidan/match/rules';
import { z } from 'zod';
import { makeLink, rulesFor, scoreAddress } from '../../modules/league/match-day/match-links.service.ts';
import { revokeLinks } from '../../modules/league/match-day/match-links.store.ts';
import { CommandError, defineCommand, flag, none, text } from '../command.ts';
import { idOrSlug, requireFixture } from '../known.ts';

const oneFixture = z.object({ fixture: idOrSlug });

export const matchCommands = [
  defineCommand({
    name: 'match link',
    summary: "prints a scorer's link for a match; it works from three hours before to six hours after",
    args: oneFixture,
    options: z.object({
      sport: text(`<name> ${sports.join(', ')}; cricket where the category has overs, else football`),
      last_alone: flag('the last batter bats alone'),
    }),
    access: 'write',
    example: 'cup-u17-r1 --sport cricket --last-alone',
    async run({ fixture: key, sport: typed, last_alone: lastAlone }, { tx, now, leagueOrigin }) {
      const { fixture, group } = await requireFixture(tx, key, now);
      const sport = sports.find((known) => known === (typed ?? (group.quota_balls === null ? 'football' : 'cricket')));
      if (!sport) throw new CommandError(`--sport is one of ${sports.join(', ')}.`);
      if (sport === 'cricket' && group.quota_balls === null) {
        throw new CommandError('The category has no overs, so cricket cannot be scored.');
      }
      const house = { sport, lastAlone: lastAlone === true, bowledAgain: true, freeHit: true, oversABowler: null };
      const secret = await makeLink(tx, { fixture, rules: rulesFor(house, group) }, now);
      return `Open this link on the phone that scores ${fixture.team_1} v ${fixture.team_2}:\n${scoreAddress(leagueOrigin, secret)}`;
    },
  }),

  defineCommand({
    name: 'match revoke',
    summary: "ends every scorer's link of a match; what arrives later waits for an organiser",
    args: oneFixture,
    options: none,
    access: 'write',
    async run({ fixture: key }, { tx, now }) {
      const { fixture } = await requireFixture(tx, key, now);
      const revoked = await revokeLinks(tx, fixture.id, now);
      return `${revoked} ${revoked === 1 ? 'link is' : 'links are'} revoked.`;
    },
  }),
];
