import { baseForms } from './base-forms.ts';
import { baseLeagues } from './base-leagues.ts';
import { basePosts } from './base-posts.ts';
import { baseTopics } from './base-topics.ts';
import type { ContentPack } from './content-pack.ts';

const slugs = (entries: Record<string, unknown>[] = []) => entries.map(({ slug }) => String(slug));

/** What is always in the lists of all tags, categories and posts; seeds join them while tests run. */
export const baseSlugs = {
  tags: slugs(baseTopics.tags),
  categories: slugs(baseTopics.categories),
  posts: slugs(basePosts.posts),
};

/** What every test may rely on. A test that changes content, or counts it, seeds its own (`seeds.ts`). */
export const basePack: ContentPack = { ...baseTopics, ...basePosts, ...baseLeagues, ...baseForms };
