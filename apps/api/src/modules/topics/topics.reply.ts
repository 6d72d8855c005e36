import type { Topic } from '@maidan/contract/feed/tags';
import { readShownMedia, type MediaSource } from '../media/media.reply.ts';
import type { TopicCardRow } from './topics.store.ts';

/** Tags or categories as cards. */
export async function toTopics(source: MediaSource, rows: readonly TopicCardRow[]): Promise<Topic[]> {
  const media = await readShownMedia(
    source,
    rows.map(({ thumbnail }) => thumbnail),
  );
  return rows.map(({ followers, thumbnail, ...row }) => {
    return { ...row, ...media.picture('thumbnail', thumbnail), subscribe: followers };
  });
}
