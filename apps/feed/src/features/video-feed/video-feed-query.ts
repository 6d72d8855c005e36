import type { Api } from '@maidan/api-client/create-api';
import { categoryVideoFeedQuery, tagVideoFeedQuery } from '@maidan/api-client/queries/feeds';

export interface VideoSource {
  type: 'tag' | 'category';
  id: string;
}

/** What `/videofeed/{type}/{id}` names; undefined for a type that is neither. */
export function videoSource(type: string, id: string): VideoSource | undefined {
  return type === 'tag' || type === 'category' ? { type, id } : undefined;
}

/** Only what can be played, page by page (specification, section 7: the single-tag and single-category calls). */
export function videoFeedQuery(api: Api, { type, id }: VideoSource) {
  const tagQuery = tagVideoFeedQuery(api, id);
  // The two calls differ in their address only; nothing here reads a tag's poll.
  return type === 'tag' ? tagQuery : (categoryVideoFeedQuery(api, id) as unknown as typeof tagQuery);
}
