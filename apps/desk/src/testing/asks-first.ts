import type { Endpoint, Reply } from '@maidan/contract/core/endpoint';
import type { StoryReply } from '@maidan/site/testing/story-replies';

const question = {
  status: 'error',
  message: '“Final” has begun with Lane 14, so its teams can no longer change.',
  code: 'confirmation_needed',
};

/** Asks the first request for confirmation, and accepts the second. */
export function asksFirst<E extends Endpoint>(endpoint: E, reply: Reply<E>): StoryReply {
  let requests = 0;
  return {
    endpoint,
    get status() {
      return requests === 1 ? 409 : 200;
    },
    body: () => (++requests === 1 ? question : reply),
  };
}
