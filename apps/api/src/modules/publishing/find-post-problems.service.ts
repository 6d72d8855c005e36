import { mediaId } from '../../adapters/files/media-url.ts';
import { findLack, fitsKind, postMedia, type PostContent } from './post-content.service.ts';
import type { TopicIds } from './save-posts.store.ts';

/** Why a post cannot be published, worded to follow the field's name. */
interface PostProblem {
  readonly field: string;
  readonly message: string;
  /** `topic` and `lack` concern the post as a whole. */
  readonly kind: 'topic' | 'lack' | 'value';
}

/** Topics that do not exist, and media that are missing, of the wrong kind, or on another site. */
export function findPostProblems(post: PostContent, topics: TopicIds): PostProblem[] {
  const fields = postMedia(post).map(([path, value, kind]) => ({
    field: path.replace(/\[.*/, ''),
    value,
    kind,
  }));
  const lack = findLack(post);
  const unknown = (field: 'tags' | 'categories', name: string) =>
    post[field]
      .filter((slug) => !topics[field].has(slug))
      .map((slug) => ({ field, message: `${name} "${slug}" does not exist`, kind: 'topic' as const }));
  return [
    ...unknown('tags', 'tag'),
    ...unknown('categories', 'category'),
    ...(lack === null ? [] : [{ ...lack, kind: 'lack' as const }]),
    ...fields
      .filter(({ value, kind }) => mediaId(value) !== null && !fitsKind(value ?? '', kind))
      .map(({ field, kind }) => ({ field, message: `must be of the kind: ${kind}`, kind: 'value' as const })),
    ...fields
      .filter(({ value }) => value !== null && mediaId(value) === null)
      .map(({ field }) => ({ field, message: 'must be a file', kind: 'value' as const })),
  ];
}
