import { baseForms } from './base-forms.ts';
import { baseLeagues } from './base-leagues.ts';
import { basePosts } from './base-posts.ts';
import { baseTopics } from './base-topics.ts';
import type { ContentPack } from './content-pack.ts';

const slugs = (entries: Record<string, unknown>[] = []) => entries.map(({ slug }) => String(slug));

/** Slugs that every list of all tags, categories or posts contains. Seeds are added to the lists while tests run. */
export const baseSlugs = {
  tags: slugs(baseTopics.tags),
  categories: slugs(baseTopics.categories),
  posts: slugs(basePosts.posts),
};

/** Content for every test to read. A test that changes or counts content seeds its own (`seeds.ts`). */
export const basePack: ContentPack = { ...baseTopics, ...basePosts, ...baseLeagues, ...baseForms };
