import { foldText } from '@maidan/contract/text/fold-text';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { shownMedia } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { searchTypes, type SearchType } from '@maidan/contract/feed/search';
import type { Topic } from '@maidan/contract/feed/tags';

interface Lists {
  readonly tags: readonly Topic[];
  readonly categories: readonly Topic[];
  /** Null if they were not loaded. */
  readonly posts: readonly Post[] | null;
}

/** The video feed plays clips only. */
const isVideo = (post: Post): boolean => shownMedia(post) === 'clip';

/** Every word is in the name, in either spelling; names starting with the first word come first. */
function matching<Entry extends { readonly name: string }>(entries: readonly Entry[], q: string): Entry[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const name = (entry: Entry) => foldText(entry.name);
  const begins = (entry: Entry) => (name(entry).startsWith(words[0] ?? '') ? 0 : 1);
  return entries
    .filter((entry) => words.every((word) => name(entry).includes(word)))
    .toSorted((a, b) => begins(a) - begins(b));
}

/** A page of results from lists already loaded, with the rules and page size of our server's search. */
export function searchLocally({ tags, categories, posts }: Lists, q: string, wanted: SearchType | null, page: number) {
  const found = {
    tags: matching(tags, q),
    categories: matching(categories, q),
    videos: posts && matching(posts.filter(isVideo), q),
    posts: posts && matching(posts, q),
    leagues: [],
    // A server without search lists these by category of each league: too many calls for one search.
    teams: [],
    matches: [],
  };
  const type = wanted ?? searchTypes.find((known) => (found[known]?.length ?? 0) > 0) ?? 'tags';
  const end = page * SEARCH_PAGE_SIZE;
  const pageOf = <Entry>(entries: readonly Entry[]) => entries.slice(end - SEARCH_PAGE_SIZE, end);
  return {
    counts: {
      tags: found.tags.length,
      categories: found.categories.length,
      videos: found.videos && found.videos.length,
      posts: found.posts && found.posts.length,
      leagues: 0,
      teams: 0,
      matches: 0,
    },
    type,
    spelling: null,
    tags: type === 'tags' ? pageOf(found.tags) : [],
    categories: type === 'categories' ? pageOf(found.categories) : [],
    videos: type === 'videos' ? pageOf(found.videos ?? []) : [],
    posts: type === 'posts' ? pageOf(found.posts ?? []) : [],
    leagues: [],
    teams: [],
    matches: [],
    moments: [],
    more: (found[type]?.length ?? 0) > end,
  };
}
