import { useApi } from '@maidan/api-client/core/api-provider';
import { sendInteraction, type Interaction } from '@maidan/api-client/mutations/send-interaction';
import { useSession } from '@maidan/auth/session/use-session';

/** Reports a share or a tap on an action button, of a signed-in reader only. */
export function useInteraction(): (interaction: Omit<Interaction, 'page'>) => void {
  const api = useApi();
  const { signedIn } = useSession();
  return (interaction) => {
    if (signedIn) sendInteraction(api, { ...interaction, page: location.href });
  };
}
