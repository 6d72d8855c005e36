import { isNotFound } from '@maidan/api-client/errors/api-error';
import { fixtureQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { data, redirect } from 'react-router';
import type { Route } from './+types/MatchAddress';
import { NoSuchMatch } from '../features/league/match/NoSuchMatch.tsx';
import { paths } from '../paths.ts';

/** `/match/{id}`: the short address of a match leads to the one below its league. */
export async function loader({ context, params }: Route.LoaderArgs) {
  let path: string | undefined;
  await prefetchOnServer(context, async ({ api, queryClient }) => {
    try {
      const { id, league } = await queryClient.fetchQuery(fixtureQuery(api, params.match));
      path = paths.match(league.slug, id);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  });
  return path === undefined ? data(null, { status: 404 }) : redirect(path, 302);
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function MatchAddress() {
  return <NoSuchMatch />;
}
