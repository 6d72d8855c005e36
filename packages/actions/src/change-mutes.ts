import { useSession } from '@maidan/auth/session/use-session';
import { setMutes, type Mute } from '@maidan/contract/feed/mutes';
import { showToast } from '@maidan/ui/toast/toast-store';
import { isUnsupported } from '@maidan/api-client/compat/extensions';
import { defineAction } from './action.ts';
import { mutes } from './muted.ts';
import { toastError } from './toast-error.ts';
import { useAction } from './use-action.ts';

/** Hides posts and mutes people for the user's account, or shows them again. */
export const changeMutes = defineAction({
  endpoint: setMutes,
  offline: 'queue',
  isRepeatable: true,
  // One after the other, so that the last tap counts.
  lane: () => 'mutes',
  settle: (_context, _input, { data }) => {
    mutes.replace(data);
    return () => undefined;
  },
});

const texts = {
  post: ['Post hidden', 'Post shown again'],
  person: ['Comments muted', 'Comments shown again'],
} as const;

/** Hides or mutes something at once, with six seconds to undo; of a user, on every device. */
export function useChangeMutes(): (mute: Mute, muted: boolean) => void {
  const { signedIn } = useSession();
  const send = useAction(changeMutes, (outcome) => {
    // A server that cannot keep it leaves it to this device.
    if (outcome.status !== 'failed' || isUnsupported(outcome.error)) return;
    mutes.set(outcome.input.entries, !outcome.input.muted);
    toastError(outcome.error);
  });

  function change(mute: Mute, muted: boolean): void {
    mutes.set([mute], muted);
    if (signedIn) send({ entries: [mute], muted });
  }

  return (mute, muted) => {
    change(mute, muted);
    const [hidden, shown] = texts[mute.kind];
    if (muted) showToast(hidden, { action: { label: 'Undo', onPress: () => change(mute, false) } });
    else showToast(shown);
  };
}
