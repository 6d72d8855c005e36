import { isNotFound } from '@maidan/api-client/errors/api-error';
import { postQuery } from '@maidan/api-client/queries/feed/posts';
import { createServerData } from '@maidan/site/browser/data';
import { siteContext } from '@maidan/site/server/site-context';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { data, redirect } from 'react-router';
import type { Route } from './+types/ShortLink';
import { paths } from '../paths.ts';

/**
 * Shared links: `/s/{id}` and `/p/{slug}` lead to the post, and only ever to a path of this site. An unknown and a
 * withdrawn post look the same.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { config, apiOrigin } = context.get(siteContext);
  const { api, queryClient } = createServerData(config, apiOrigin);
  try {
    const post = await queryClient.fetchQuery(postQuery(api, params.id));
    return redirect(paths.post(post.slug));
  } catch (error) {
    return data(null, { status: isNotFound(error) ? 404 : 503 });
  }
}

/** Seen only where the link leads nowhere. */
export default function ShortLink() {
  return (
    <NotFound as="h1" title="This post is gone" text="It may have been taken back, or the link is not whole.">
      <LinkButton href={paths.home()} look="ink">
        Back to home
      </LinkButton>
    </NotFound>
  );
}
