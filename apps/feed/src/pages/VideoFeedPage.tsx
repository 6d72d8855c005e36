import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/VideoFeedPage';
import { PostMenu } from '../views/PostMenu.tsx';
import { topicOf, videoFeedPage } from '../features/video-feed/video-feed-page.ts';
import { NoVideoFeed, VideoFeedView } from '../features/video-feed/VideoFeedView.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

/** The shell makes room for the stage. */
export const handle = { stage: true };

export const loader = loadOnServer(videoFeedPage);
export const clientLoader = loadInBrowser(videoFeedPage);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const topic = topicOf(params);
  const head = headOf(loaderData);
  return pageMeta(matches, {
    name: titleOf(head?.name),
    description: t('pages.description'),
    path: topic ? paths.videoFeed(topic.kind, topic.id) : paths.home(),
    picture: head,
  });
};

const titleOf = (topic: string | undefined) =>
  topic === undefined ? t('pages.videos') : t('pages.videosOf', { topic });

/** The full-height video feed of a tag or category. */
export default function VideoFeedPage({ loaderData, params }: Route.ComponentProps) {
  const topic = topicOf(params);
  if (!topic) return <NoVideoFeed />;
  const head = headOf(loaderData);
  const title = titleOf(head?.name);
  const path = paths.videoFeed(topic.kind, topic.id);
  return (
    <>
      {head ? <BreadcrumbData name={title} path={path} /> : null}
      <VideoFeedView
        key={path}
        topic={topic}
        title={title}
        loaded={loaderData}
        renderMenu={(post) => <PostMenu post={post} onMedia />}
      />
    </>
  );
}
