import type { Post } from '@maidan/contract/feed/posts';
import { mutesOfPost } from './mutes-of-post.ts';
import { ReportButton } from './ReportButton.tsx';

interface ReportPostProps {
  post: Post;
  /** Over a clip. */
  onMedia?: boolean;
}

/** Reports a post or hides it where it is one of many, so that no one opens what they do not want to see. */
export function ReportPost({ post, onMedia = false }: ReportPostProps) {
  return (
    <ReportButton
      kind="post"
      id={post.id}
      label={`Report or hide ${post.name || 'this post'}`}
      onMedia={onMedia}
      mutes={mutesOfPost(post)}
    />
  );
}
