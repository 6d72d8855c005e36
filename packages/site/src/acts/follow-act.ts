import { createFollowTopic, type Topic } from '@maidan/api-client/mutations/follow-topic';
import { readId } from '@maidan/contract/core/wire';
import { onePerPage, type Act } from './act.ts';

export const followTopicOf = onePerPage(createFollowTopic);

export interface FollowWish {
  readonly topic: Topic;
  readonly wish: boolean;
}

function readFollowWish(stored: unknown): FollowWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { topic, wish } = stored as { topic?: unknown; wish?: unknown };
  if (typeof topic !== 'object' || topic === null || typeof wish !== 'boolean') return null;
  const { type, id: given } = topic as { type?: unknown; id?: unknown };
  const id = readId(given);
  return id === undefined || (type !== 'tag' && type !== 'category') ? null : { topic: { type, id }, wish };
}

export const followAct: Act<FollowWish> = {
  name: 'follow',
  read: readFollowWish,
  subject: ({ topic }) => `${topic.type} ${topic.id}`,
  async perform(tools, { topic, wish }) {
    const outcome = await followTopicOf(tools)(topic, wish);
    if (outcome.kind !== 'kept') return outcome.kind;
    return outcome.stands ? 'needless' : 'kept';
  },
};
