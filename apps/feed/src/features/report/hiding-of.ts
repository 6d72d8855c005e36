import type { Mute } from '@maidan/contract/feed/mutes';
import type { Post } from '@maidan/contract/feed/posts';

/** A post as an entry in the reader's hidden list. */
export const hidingOf = ({ id, name }: Pick<Post, 'id' | 'name'>): Mute => ({
  kind: 'post',
  id: String(id),
  label: name || 'A post',
});
