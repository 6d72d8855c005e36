import { HydrationBoundary } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { Route } from './+types/TopicPage';
import { pageInAddress, readMoreFrom, topicInPath } from '../features/feed/feed-source.ts';
import { FeedView } from '../features/feed/FeedView.tsx';
import { feedMeta, loadFeed, loadFeedInBrowser } from '../features/feed/load-feed.ts';
import { TopicHead } from '../features/feed/TopicHead.tsx';
import { PollCard } from '../features/poll/PollCard.tsx';
import { TrailData } from '../shell/TrailData.tsx';
import { PostCard } from '../features/post/PostCard.tsx';

const topicOf = (request: Request) => topicInPath(new URL(request.url).pathname);

export const loader = ({ request, context }: Route.LoaderArgs) => loadFeed(request, context, topicOf(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFeedInBrowser(request, topicOf(request));
export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  feedMeta(matches, loaderData?.head, {
    path: location.pathname,
    page: pageInAddress(new URLSearchParams(location.search)),
  });

/** A tag's or a category's page: the same view, but that a tag may have a poll. */
export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const source = topicInPath(pathname);
  const page = pageInAddress(search);
  return (
    <HydrationBoundary state={loaderData.state}>
      <FeedView
        key={`${pathname} ${page}`}
        source={source}
        firstPage={page}
        listHref={pathname}
        loadedByServer={loaderData.loaded}
        renderHead={(feed) => <TopicHead feed={feed} source={source} path={pathname} />}
        renderPoll={({ quizpoll_id: id }) => (id ? <PollCard id={id} /> : null)}
        renderTrail={({ name }) => <TrailData name={name} path={pathname} />}
        renderPost={(post) => <PostCard key={post.id} post={post} readMoreFrom={readMoreFrom(source)} />}
      />
    </HydrationBoundary>
  );
}
