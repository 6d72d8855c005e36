import { findLack, fitsKind, postMedia, type PostContent } from './post-content.service.ts';
import type { TopicIds } from './save-posts.store.ts';
import { media as mediaValue } from './values.service.ts';

/** What keeps a post from being published, to continue the name of the field. */
interface PostProblem {
  readonly field: string;
  readonly message: string;
  /** `topic` and `lack` are about the post as a whole. */
  readonly kind: 'topic' | 'lack' | 'value';
}

/** Topics that do not exist, and media that is missing, of the wrong kind, or elsewhere. */
export function findPostProblems(post: PostContent, topics: TopicIds): PostProblem[] {
  const fields = postMedia(post).map(([path, value, kind]) => ({
    field: path.replace(/\[.*/, ''),
    // Without the description of its copies.
    value: value?.split('#')[0] ?? '',
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
      .filter(({ value, kind }) => value.startsWith('media/') && !fitsKind(value, kind))
      .map(({ field, kind }) => ({ field, message: `must be of the kind: ${kind}`, kind: 'value' as const })),
    ...fields
      .filter(({ value }) => value !== '' && !mediaValue.safeParse(value).success)
      .map(({ field }) => ({ field, message: 'must be a file', kind: 'value' as const })),
  ];
}
