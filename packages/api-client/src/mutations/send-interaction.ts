import { recordInteraction, type interactions } from '@maidan/contract/feed/interactions';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../core/create-api.ts';

export interface Interaction {
  /** One of the names in `interactions`. */
  readonly name: (typeof interactions)[number];
  /** 'liked', 'like removed', or more of what was done. */
  readonly action: string;
  readonly postId: Id;
  /** The current address. */
  readonly page: string;
}

/** Reports what a signed-in reader did with a post. Nobody waits for it and its failure is no news (section 7). */
export function sendInteraction(api: Api, { name, action, postId, page }: Interaction): void {
  const body = { action_name: name, action, video_id: postId, page };
  api
    .call(recordInteraction, { body }, { keepalive: true, expectedFailure: 'an interaction is not counted' })
    .catch(() => undefined);
}
