import type { Topic } from '@maidan/contract/feed/tags';
import { pictureFields, type MediaUrl } from '../../adapters/files/media-url.ts';
import type { TopicCardRow } from './topics.store.ts';

/** A tag or category as a card. */
export function toTopic({ followers, thumbnail, ...row }: TopicCardRow, mediaUrl: MediaUrl): Topic {
  return { ...row, ...pictureFields('thumbnail', thumbnail, mediaUrl), subscribe: followers };
}
