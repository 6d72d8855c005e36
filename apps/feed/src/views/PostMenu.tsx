import type { Post } from '@maidan/contract/feed/posts';
import { ReportPost } from '../features/report/ReportPost.tsx';
import { SavePost } from '../features/saved/SavePost.tsx';

/** The end of a post's row of actions, where it is one of many: save it, report or hide it. */
export function PostMenu(props: { post: Post; onMedia?: boolean }) {
  return (
    <>
      <SavePost {...props} />
      <ReportPost {...props} />
    </>
  );
}
