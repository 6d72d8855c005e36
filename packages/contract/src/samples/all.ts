import type { Endpoint } from '../core/endpoint.ts';
import { accountSamples } from './account.ts';
import { blockSamples } from './blocks.ts';
import { feedSamples } from './feed.ts';
import { formSamples } from './forms.ts';
import { leagueSamples } from './league.ts';
import { liveTableSamples } from './live-tables.ts';
import { matchDaySamples } from './match-day.ts';
import { bracketSamples } from './brackets.ts';
import { wallSamples } from './wall.ts';
import { teamSamples } from './teams.ts';
import type { Sample } from './sample.ts';

export const allSamples: readonly Sample[] = [
  ...feedSamples,
  ...blockSamples,
  ...accountSamples,
  ...leagueSamples,
  ...formSamples,
  ...matchDaySamples,
  ...bracketSamples,
  ...teamSamples,
  ...wallSamples,
  ...liveTableSamples,
];

/** A canonical reply for each endpoint of the sites. */
export const exampleReplies: ReadonlyMap<Endpoint, unknown> = new Map(
  allSamples.flatMap(({ endpoints, full }) => endpoints.map((endpoint) => [endpoint, full] as const)),
);
