import { CommandError, place } from '../command.ts';
import type { Given } from '../command.ts';
import type { Tx } from '../../db/open-database.ts';
import { findAnyPost, setWithdrawn } from '../../modules/posts/withdraw.store.ts';
import type { ProviderCommand } from './desk.ts';

export const withdraw: ProviderCommand = {
  name: 'withdraw',
  summary: 'takes a post away: from the feeds, the search, the sitemap, and its page is 404',
  places: '<slug>',
  options: {},
  examples: ['turf-at-night'],
  async run(given, { tx, now }) {
    const post = await knownPost(tx, given);
    if (post.withdrawn_at !== null) return 'It is withdrawn already.';
    await setWithdrawn(tx, post.id, now);
    return `Withdrew "${post.name}". pnpm provider:restore brings it back, with its likes and comments.`;
  },
};

export const restore: ProviderCommand = {
  name: 'restore',
  summary: 'brings a withdrawn post back, with its likes and comments',
  places: '<slug>',
  options: {},
  examples: ['turf-at-night'],
  async run(given, { tx }) {
    const post = await knownPost(tx, given);
    if (post.withdrawn_at === null) return 'It is not withdrawn.';
    await setWithdrawn(tx, post.id, null);
    return `"${post.name}" is back.`;
  },
};

async function knownPost(tx: Tx, given: Given) {
  const slug = place(given, 0, 'The slug of the post');
  const post = await findAnyPost(tx, slug);
  if (!post) throw new CommandError(`There is no post "${slug}". The slug is the end of its address, /post/<slug>.`);
  return post;
}
