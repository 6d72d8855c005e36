import { siteArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import { pushKinds, type PushTopic } from '@maidan/contract/account/push';
import { PUSH_TOPICS_KEY } from './push-topics-key.ts';

interface StoredTopics {
  readonly topics: readonly PushTopic[];
}

function readTopic(stored: unknown): PushTopic[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { kind, id, label } = stored as Partial<Record<keyof PushTopic, unknown>>;
  const known = pushKinds.find((one) => one === kind);
  return known && typeof id === 'string' && typeof label === 'string' ? [{ kind: known, id, label }] : [];
}

/** The push topics of this browser; the server has the same list. */
export const pushTopics = createStore<StoredTopics | null>({
  initial: null,
  persist: {
    area: siteArea,
    key: PUSH_TOPICS_KEY,
    ...asJson<StoredTopics>(({ topics }) => ({ topics: Array.isArray(topics) ? topics.flatMap(readTopic) : [] })),
  },
});

/** @param former earlier ids of the topic `b`, one of which may still be stored */
export const isSameTopic = (a: PushTopic, b: PushTopic, former: readonly string[] = []): boolean =>
  a.kind === b.kind && (a.id === b.id || former.includes(a.id));
