import { wallQuery } from '@maidan/api-client/queries/league/wall';
import type { Wall } from '@maidan/contract/league/wall';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import type { LeagueHead } from '../league-head.ts';

/** Loads a clubhouse screen. */
export const wallPage: PageSpec<{ id: string }, Wall, LeagueHead> = {
  query: (api, { params }) => callQuery(wallQuery(api, params.id)),
  head: ({ name }) => ({ name, thumbnail: null, preview: null }),
};
