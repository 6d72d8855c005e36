import type { Api } from '@maidan/api-client/core/create-api';
import type { TagFeedPages } from '@maidan/api-client/queries/feed/feeds';
import {
  authCategoryVideoFeedQuery,
  authTagVideoFeedQuery,
  categoryVideoFeedQuery,
  tagVideoFeedQuery,
} from '@maidan/api-client/queries/feed/video-feeds';
import type { QueryClient } from '@tanstack/react-query';

export interface VideoSource {
  type: 'tag' | 'category';
  id: string;
}

/** What `/videofeed/{type}/{id}` names; undefined for a type that is neither. */
export function videoSource(type: string, id: string): VideoSource | undefined {
  return type === 'tag' || type === 'category' ? { type, id } : undefined;
}

/** Only what can be played, page by page. */
export function videoFeedQuery(api: Api, { type, id }: VideoSource) {
  const tagQuery = tagVideoFeedQuery(api, id);
  // The two calls differ in their address only; nothing here reads a tag's poll.
  return type === 'tag' ? tagQuery : (categoryVideoFeedQuery(api, id) as unknown as typeof tagQuery);
}

/**
 * The same as the user sees it, with their likes. It begins with all that everybody's feed has loaded, and asks for as
 * many pages anew: whoever logs in at the tenth slide stays there.
 */
export function ownVideoFeedQuery(api: Api, queryClient: QueryClient, source: VideoSource) {
  const tagQuery = authTagVideoFeedQuery(api, source.id);
  const query =
    source.type === 'tag' ? tagQuery : (authCategoryVideoFeedQuery(api, source.id) as unknown as typeof tagQuery);
  return {
    ...query,
    initialData: () => queryClient.getQueryData<TagFeedPages>(videoFeedQuery(api, source).queryKey),
    initialDataUpdatedAt: 0,
  };
}
