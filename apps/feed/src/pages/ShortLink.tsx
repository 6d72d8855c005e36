import { t } from '@maidan/i18n/text';
import { redirectTo } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/ShortLink';
import { postPage } from '../features/post/post-page.ts';
import { PostMissing, PostUnavailable } from '../features/post/PostMissing.tsx';
import { paths } from '../paths.ts';

/** Shared links: `/s/{id}` and `/p/{slug}` redirect to the post, and only to a path of this site. */
export const loader = redirectTo(postPage, ({ slug }) => paths.post(slug));

/** Rendered only if there is no such post. */
export default function ShortLink({ loaderData }: Route.ComponentProps) {
  if (loaderData.status !== 'notFound') return <PostUnavailable />;
  return <PostMissing text={t('pages.shortLinkLost')} />;
}
