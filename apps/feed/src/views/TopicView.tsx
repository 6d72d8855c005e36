import type { TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { useSearchParams } from 'react-router';
import { pageNumber, readMoreFrom } from '../features/feed/feed-page.ts';
import { FeedView } from '../features/feed/FeedView.tsx';
import { TopicAbout } from '../features/feed/topic/TopicAbout.tsx';
import { TopicHead } from '../features/feed/topic/TopicHead.tsx';
import { PollCard } from '../features/poll/PollCard.tsx';
import { PostCard } from '../features/post/PostCard.tsx';
import { PostMenu } from './PostMenu.tsx';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

interface TopicViewProps {
  topic: TopicRef;
  /** Path of the topic's first page. */
  path: string;
  loaded: LoaderResult<unknown>;
}

/** A tag or a category: the same view, except that a tag may have a poll. */
export function TopicView({ topic, path, loaded }: TopicViewProps) {
  const firstPage = pageNumber(useSearchParams()[0]);
  return (
    <FeedView
      key={`${path} ${firstPage}`}
      topic={topic}
      firstPage={firstPage}
      listHref={path}
      loaded={loaded}
      renderHead={(feed) => <TopicHead feed={feed} type={topic.kind} />}
      renderAbout={(feed) => <TopicAbout feed={feed} topic={topic} path={path} />}
      renderPoll={({ quizpoll_id: id, posts }) => (id ? <PollCard id={id} hasPosts={posts.length > 0} /> : null)}
      renderBreadcrumb={({ name }) => <BreadcrumbData name={name} path={path} />}
      renderPost={(post, isFirst) => (
        <PostCard post={post} readMoreFrom={readMoreFrom(topic)} isFirst={isFirst} menu={<PostMenu post={post} />} />
      )}
    />
  );
}
