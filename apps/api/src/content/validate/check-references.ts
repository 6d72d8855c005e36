import { postKinds } from '@maidan/contract/feed/post-kinds';
import { findFormMistakes } from './check-forms.ts';
import { findLeagueMistakes } from './check-leagues.ts';
import { findRegistrationMistakes } from './check-registrations.ts';
import { adPlaces } from '../format/pack-schema.ts';
import type { Pack, PackFile } from '../format/pack-schema.ts';
import type { Mistake } from '../format/read-pack.ts';

type Listed = Exclude<PackFile, 'pack.json' | 'latest-story.json' | 'about-league.json' | 'comments.json'>;

/** Slugs used twice, slugs that nothing in the pack has, and posts that lack what their type needs. */
export function findReferenceMistakes(pack: Pack): Mistake[] {
  const mistakes: Mistake[] = [];
  const slugs = (file: Listed) => new Set(pack[file].map((entry) => entry.slug));
  const known = {
    tag: slugs('tags.json'),
    category: slugs('categories.json'),
    post: slugs('posts.json'),
    poll: slugs('polls.json'),
    'audio bar': slugs('audio-bars.json'),
    'ad carousel': slugs('ad-carousels.json'),
    'tag scroller': slugs('tag-scrollers.json'),
  };
  const need = (kind: keyof typeof known, slug: string | null, file: PackFile, place: string) => {
    if (slug !== null && !known[kind].has(slug)) mistakes.push({ file, place, words: `there is no ${kind} "${slug}"` });
  };

  for (const file of ['tags.json', 'categories.json'] as const) {
    for (const [index, topic] of pack[file].entries()) {
      need('audio bar', topic.audio, file, `[${index}].audio`);
      need('ad carousel', topic.ad, file, `[${index}].ad`);
      need('tag scroller', topic.tagscroller, file, `[${index}].tagscroller`);
    }
  }
  for (const [index, tag] of pack['tags.json'].entries()) need('poll', tag.quizpoll, 'tags.json', `[${index}].quizpoll`);
  for (const [index, scroller] of pack['tag-scrollers.json'].entries()) {
    for (const [at, tag] of scroller.tags.entries()) need('tag', tag, 'tag-scrollers.json', `[${index}].tags[${at}]`);
  }
  for (const [index, comment] of pack['comments.json'].entries()) {
    need('post', comment.post, 'comments.json', `[${index}].post`);
  }
  for (const [index, post] of pack['posts.json'].entries()) {
    for (const [at, tag] of post.tags.entries()) need('tag', tag, 'posts.json', `[${index}].tags[${at}]`);
    for (const [at, cat] of post.categories.entries()) need('category', cat, 'posts.json', `[${index}].categories[${at}]`);
  }
  const ofLeagues = [...findLeagueMistakes(pack), ...findFormMistakes(pack), ...findRegistrationMistakes(pack)];
  return [...mistakes, ...findTwins(pack), ...findBarePosts(pack), ...findEmptyCarousels(pack), ...ofLeagues];
}

function findTwins(pack: Pack): Mistake[] {
  const files: Listed[] = [
    ...(['tags.json', 'categories.json', 'posts.json', 'polls.json', 'audio-bars.json'] as const),
    ...(['ad-carousels.json', 'tag-scrollers.json', 'notifications.json', 'leagues.json'] as const),
    ...(['league-categories.json', 'league-fixtures.json', 'league-social.json', 'forms.json', 'league-registrations.json'] as const),
  ];
  return files.flatMap((file) => {
    const slugs = pack[file].map((entry) => entry.slug);
    return slugs.flatMap((slug, index) =>
      slugs.indexOf(slug) < index ? [{ file, place: `[${index}].slug`, words: `"${slug}" is already used above` }] : [],
    );
  });
}

function findBarePosts(pack: Pack): Mistake[] {
  return pack['posts.json'].flatMap((post, index) => {
    const lacks = (place: string, words: string) => [{ file: 'posts.json', place: `[${index}].${place}`, words }];
    const { media, needsMedia } = postKinds[post.type];
    if (!needsMedia) return [];
    if (media === 'gallery') return post.postgallery.length > 0 ? [] : lacks('postgallery', `a ${post.type} needs images`);
    return post.media ? [] : lacks('media', `a ${post.type} needs it`);
  });
}

function findEmptyCarousels(pack: Pack): Mistake[] {
  return pack['ad-carousels.json'].flatMap((carousel, index) => {
    const isEmpty = adPlaces.every((place) => carousel[`img${place}`] === null);
    return isEmpty ? [{ file: 'ad-carousels.json', place: `[${index}]`, words: 'has no image' }] : [];
  });
}
