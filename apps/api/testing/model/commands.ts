import { deepEqual } from 'node:assert/strict';
import { comments, newComment } from '@maidan/contract/feed/comments';
import { followTag } from '@maidan/contract/feed/follows';
import { like } from '@maidan/contract/feed/likes';
import { pollById, pollCount, vote } from '@maidan/contract/feed/polls';
import { authPostBySlug } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';
import * as fc from 'fast-check';
import { MINUTE } from '../../src/runtime/clock.ts';
import type { TestApp } from '../test-app.ts';

/** The expected state of the server, in its simplest form. */
export interface Model {
  /** Likes, as 'user post'. */
  readonly likes: Set<string>;
  readonly follows: Set<number>;
  /** Each user's first choice. */
  readonly votes: Map<number, number>;
  readonly comments: string[];
}

/** The server, and the accounts of the model's users. */
export interface Real {
  readonly api: TestApp;
  readonly tokens: readonly string[];
  readonly poll: { readonly id: Id; readonly options: readonly Id[] };
}

type Command = fc.AsyncCommand<Model, Real>;

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  const apart = async (model: Model, real: Real) => {
    // The write limits are tested elsewhere.
    real.api.wait(MINUTE);
    await run(model, real);
  };
  return { check: () => true, run: apart, toString: () => name };
}

const user = fc.nat({ max: 2 });
const post = fc.constantFrom('post-1', 'post-2');
/** Undefined to toggle. */
const wanted = fc.option(fc.boolean(), { nil: undefined });

function flip<Item>(set: Set<Item>, item: Item, to: boolean | undefined): boolean {
  const on = to ?? !set.has(item);
  if (on) set.add(item);
  else set.delete(item);
  return on;
}

const likes = fc.tuple(user, post, wanted).map(([who, slug, liked]) =>
  command(`like ${who} ${slug} ${liked}`, async (model, { api, tokens }) => {
    const token = tokens[who] ?? '';
    const body = { post_id: slug, type: 'thumbsup' as const, ...(liked === undefined ? {} : { liked }) };
    const reply = await api.reply(like, { body }, { token });
    const isLiked = flip(model.likes, `${who} ${slug}`, liked);
    const count = [...model.likes].filter((one) => one.endsWith(slug)).length;
    deepEqual(reply, { message: isLiked ? 'Liked' : 'Like removed', count });
    const seen = await api.reply(authPostBySlug, { params: { slug } }, { token });
    deepEqual([seen.userliked, seen.like_count], [isLiked, count]);
  }),
);

const follows = fc.tuple(user, wanted).map(([who, subscribed]) =>
  command(`follow ${who} ${subscribed}`, async (model, { api, tokens }) => {
    const body = { following_id: 'home', ...(subscribed === undefined ? {} : { subscribed }) };
    const reply = await api.reply(followTag, { body }, { token: tokens[who] ?? '' });
    const isFollowing = flip(model.follows, who, subscribed);
    deepEqual(
      [reply.message, reply.subscribe],
      [isFollowing ? 'subscribed' : 'unsubscribed', 100 + model.follows.size],
    );
  }),
);

const votes = fc.tuple(user, fc.nat({ max: 1 })).map(([who, choice]) =>
  command(`vote ${who} ${choice}`, async (model, { api, tokens, poll }) => {
    const token = tokens[who] ?? '';
    const body = { quizpoll_id: poll.id, quizpoll_option_id: poll.options[choice] ?? 0 };
    const { status } = await api.request(vote, { body }, { token });
    deepEqual(status, model.votes.has(who) ? 409 : 200);
    if (!model.votes.has(who)) model.votes.set(who, choice);
    const reported = await api.reply(pollCount, { params: { id: poll.id } }, { token });
    deepEqual(reported.user_option_id, poll.options[model.votes.get(who) ?? 0]);
    const { options } = await api.reply(pollById, { params: { id: poll.id } });
    const counted = [0, 1].map((option) => [...model.votes.values()].filter((chosen) => chosen === option).length);
    deepEqual(
      options.map(({ vote_count: count }) => count),
      counted,
    );
  }),
);

const writing = fc.tuple(user, fc.nat({ max: 4 }), fc.integer({ min: 1, max: 3 })).map(([who, nth, tries]) =>
  command(`comment ${who} ${nth}, ${tries} times`, async (model, { api, tokens }) => {
    const comment = `${who} says ${nth}`;
    const sending = Array.from({ length: tries }, () =>
      api.request(
        newComment,
        { body: { post_id: 'post-1', comment } },
        { token: tokens[who] ?? '', headers: { 'idempotency-key': `comment-${who}-${nth}-of-the-model` } },
      ),
    );
    deepEqual(
      (await Promise.all(sending)).map(({ status }) => status),
      sending.map(() => 200),
    );
    if (!model.comments.includes(comment)) model.comments.push(comment);
    const listed = await api.reply(comments, { body: { post_id: 'post-1' } });
    deepEqual(
      listed.data.map((one) => one.comment),
      model.comments,
    );
  }),
);

/** User actions in any order. */
export const anyCommands = fc.commands([likes, follows, votes, writing], { maxCommands: 25 });
