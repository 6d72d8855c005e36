import type { Mute } from '@maidan/contract/feed/mutes';
import type { Post } from '@maidan/contract/feed/posts';

export const hidingOf = ({ id, name }: Post): Mute => ({ kind: 'post', id: String(id), label: name || 'A post' });

/** What the reader may leave out instead of reporting a post: itself, and its tags where the server names them. */
export const mutesOfPost = (post: Post): readonly Mute[] => [
  hidingOf(post),
  ...post.tags.map(({ slug, name }): Mute => ({ kind: 'tag', id: slug, label: name })),
];
