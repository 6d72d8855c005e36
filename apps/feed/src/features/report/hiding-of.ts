import type { Mute } from '@maidan/contract/feed/mutes';
import type { Post } from '@maidan/contract/feed/posts';

/** A post, for what the reader hides. */
export const hidingOf = ({ id, name }: Pick<Post, 'id' | 'name'>): Mute => ({
  kind: 'post',
  id: String(id),
  label: name || 'A post',
});
