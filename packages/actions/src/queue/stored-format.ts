import type { Id } from '@maidan/contract/core/wire';

type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/** Version 5.0 stored inputs in formats of its own; since then, an input is stored as the body of its endpoint. */
const upgrades: Readonly<Record<string, (data: Stored) => { name: string; data: unknown }>> = {
  like: ({ postId, wish }) => ({ name: 'like', data: { post_id: postId, type: 'thumbsup', liked: wish } }),
  follow({ topic, wish }) {
    const { type, id } = isObject(topic) ? topic : {};
    const name = type === 'category' ? 'followCategory' : 'followTag';
    return { name, data: { following_id: id, type, subscribed: wish } };
  },
  vote: ({ poll, option }) => ({ name: 'vote', data: { quizpoll_id: poll, quizpoll_option_id: option } }),
  comment: ({ postId, comment }) => ({ name: 'newComment', data: { post_id: postId, comment } }),
};

const isCurrent = (data: unknown) => !isObject(data) || !('wish' in data || 'poll' in data || 'postId' in data);

/** Converts an action stored by an earlier build to its current name and input; leaves a current one unchanged. */
export function upgradeStored(name: string, data: unknown): { readonly name: string; readonly data: unknown } {
  const upgrade = upgrades[name];
  return upgrade === undefined || !isObject(data) || isCurrent(data) ? { name, data } : upgrade(data);
}

/** A message from the storage entry that messages had to themselves before they joined the queue. */
export function upgradeMessage(stored: unknown) {
  if (!isObject(stored)) return null;
  const { key, userId, conversationId, text, at, failed } = stored;
  const data = { conversation_id: conversationId as Id, message: text };
  return { name: 'newChat', subject: key, data, key, userId, time: Date.parse(String(at)), failed };
}
