import { useApi } from '@maidan/api-client/core/api-provider';
import type { Api } from '@maidan/api-client/core/create-api';
import { useSession } from '@maidan/auth/session/use-session';
import { recordInteraction, type interactions } from '@maidan/contract/feed/interactions';
import type { Id } from '@maidan/contract/core/wire';

interface Interaction {
  readonly name: (typeof interactions)[number];
  /** 'liked', 'like removed', or the label of a button. */
  readonly action: string;
  readonly postId: Id;
}

/** Records what a logged-in user did with a post. Nothing waits for the call, and a failure is only logged. */
export function sendInteraction(api: Api, { name, action, postId }: Interaction): void {
  const body = { action_name: name, action, video_id: postId, page: location.href };
  api.call(recordInteraction, { body }, { keepalive: true }).catch(() => undefined);
}

/** Records a share or a press on an action button, but only for users. */
export function useInteraction(): (interaction: Interaction) => void {
  const api = useApi();
  const { signedIn } = useSession();
  return (interaction) => {
    if (signedIn) sendInteraction(api, interaction);
  };
}
