import type { Post } from '@maidan/contract/feed/posts';
import { ReportPost } from '../features/report/ReportPost.tsx';
import { SavePost } from '../features/saved/SavePost.tsx';

/** The last actions of a post in a list: save, report or hide it. */
export function PostMenu(props: { post: Post; onMedia?: boolean }) {
  return (
    <>
      <SavePost {...props} />
      <ReportPost {...props} />
    </>
  );
}
