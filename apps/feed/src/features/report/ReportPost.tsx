import { t } from '@maidan/i18n/text';
import type { Post } from '@maidan/contract/feed/posts';
import { hidingOf } from './hiding-of.ts';
import { ReportButton } from './ReportButton.tsx';

interface ReportPostProps {
  post: Post;
  /** Whether the button is over a clip. */
  onMedia?: boolean;
}

/** Reports or hides a post in a list, so that no one has to open what they do not want to see. */
export function ReportPost({ post, onMedia = false }: ReportPostProps) {
  return (
    <ReportButton
      kind="post"
      id={post.id}
      label={t('posts.reportOrHideName', { name: post.name || t('posts.thisPost') })}
      onMedia={onMedia}
      mute={hidingOf(post)}
      topics={post.topics}
    />
  );
}
