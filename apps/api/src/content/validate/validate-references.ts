import { findLack, type PostContent } from '../../modules/publishing/post-content.service.ts';
import type { Issue } from '../format/issue.ts';
import { adPlaces, type Pack, type PackFile } from '../format/pack-schema.ts';
import { findDuplicates } from './find-duplicates.ts';
import { validateForms } from './validate-forms.ts';
import { validateLeagues } from './validate-leagues.ts';
import { validateRegistrations } from './validate-registrations.ts';

type FileWithSlugs = Exclude<PackFile, 'pack.json' | 'latest-story.json' | 'about-league.json' | 'comments.json'>;
const filesWithoutSlugs: ReadonlySet<PackFile> = new Set([
  'pack.json',
  'latest-story.json',
  'about-league.json',
  'comments.json',
] as const);

/** Duplicate slugs, unknown slugs, and posts without required fields. */
export function validateReferences(pack: Pack): Issue[] {
  const issues: Issue[] = [];
  const slugs = (file: FileWithSlugs) => new Set(pack[file].map((entry) => entry.slug));
  const known = {
    tag: slugs('tags.json'),
    category: slugs('categories.json'),
    post: slugs('posts.json'),
    poll: slugs('polls.json'),
    'audio bar': slugs('audio-bars.json'),
    'ad carousel': slugs('ad-carousels.json'),
    'tag scroller': slugs('tag-scrollers.json'),
  };
  const need = (kind: keyof typeof known, slug: string | null, file: PackFile, path: string) => {
    if (slug !== null && !known[kind].has(slug)) {
      issues.push({ file, path, message: `the ${kind} "${slug}" does not exist` });
    }
  };

  for (const file of ['tags.json', 'categories.json'] as const) {
    for (const [index, topic] of pack[file].entries()) {
      need('audio bar', topic.audio, file, `[${index}].audio`);
      need('ad carousel', topic.ad, file, `[${index}].ad`);
      need('tag scroller', topic.tagscroller, file, `[${index}].tagscroller`);
    }
  }
  for (const [index, tag] of pack['tags.json'].entries())
    need('poll', tag.quizpoll, 'tags.json', `[${index}].quizpoll`);
  for (const [index, scroller] of pack['tag-scrollers.json'].entries()) {
    for (const [at, tag] of scroller.tags.entries()) need('tag', tag, 'tag-scrollers.json', `[${index}].tags[${at}]`);
  }
  for (const [index, comment] of pack['comments.json'].entries()) {
    need('post', comment.post, 'comments.json', `[${index}].post`);
  }
  for (const [index, post] of pack['posts.json'].entries()) {
    for (const [at, tag] of post.tags.entries()) need('tag', tag, 'posts.json', `[${index}].tags[${at}]`);
    for (const [at, slug] of post.categories.entries())
      need('category', slug, 'posts.json', `[${index}].categories[${at}]`);
  }
  return [
    ...issues,
    ...validateSlugs(pack),
    ...validatePosts(pack['posts.json']),
    ...validateCarousels(pack),
    ...validateLeagues(pack),
    ...validateForms(pack),
    ...validateRegistrations(pack),
  ];
}

function validateSlugs(pack: Pack): Issue[] {
  const files = (Object.keys(pack) as PackFile[]).filter((file): file is FileWithSlugs => !filesWithoutSlugs.has(file));
  return files.flatMap((file) =>
    findDuplicates(pack[file].map((entry) => entry.slug)).map(({ index, message }) => ({
      file,
      path: `[${index}].slug`,
      message,
    })),
  );
}

/** Posts without the fields that their type requires. */
function validatePosts(posts: readonly PostContent[]): Issue[] {
  return posts.flatMap((post, index) => {
    const lack = findLack(post);
    return lack === null ? [] : [{ file: 'posts.json', path: `[${index}].${lack.field}`, message: lack.message }];
  });
}

function validateCarousels(pack: Pack): Issue[] {
  return pack['ad-carousels.json'].flatMap((carousel, index) => {
    const isEmpty = adPlaces.every((place) => carousel[`img${place}`] === null);
    return isEmpty ? [{ file: 'ad-carousels.json', path: `[${index}]`, message: 'has no image' }] : [];
  });
}
