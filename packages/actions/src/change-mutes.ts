import { isUnsupported } from '@maidan/api-client/compat/extensions';
import { useSession } from '@maidan/auth/session/use-session';
import { setMutes, type Mute } from '@maidan/contract/feed/mutes';
import { showToast } from '@maidan/ui/toast/toast-store';
import { defineAction } from './action.ts';
import { muteKey } from './is-muted.ts';
import { mutes, type Mutes } from './muted.ts';
import { useAction } from './use-action.ts';

/** The action on one store, so that a test can bring its own. */
export const changeMutesOf = (store: Mutes) =>
  defineAction({
    endpoint: setMutes,
    offline: 'queue',
    isRepeatable: true,
    key: ({ entries }) => entries.map(({ kind, id }) => muteKey(kind, id)).join(),
    apply(_context, { entries, muted }) {
      store.set(entries, muted);
      return () => store.set(entries, !muted);
    },
    settle(_context, _input, { data }) {
      store.replace(data);
      return () => undefined;
    },
    // A server that cannot keep it leaves it to this device.
    refused: (_context, _input, error) => (isUnsupported(error) ? () => undefined : null),
  });

/** Hides posts and mutes people for the user's account, or shows them again. */
export const changeMutes = changeMutesOf(mutes);

const texts = {
  post: ['Post hidden', 'Post shown again'],
  person: ['Comments muted', 'Comments shown again'],
  tag: ['Tag muted', 'Tag shown again'],
  category: ['Category muted', 'Category shown again'],
} as const;

/** Hides or mutes something at once, with six seconds to undo; of a user, on every device. */
export function useChangeMutes(): (mute: Mute, muted: boolean) => void {
  const { signedIn } = useSession();
  const send = useAction(changeMutes);

  function change(mute: Mute, muted: boolean): void {
    if (signedIn) send({ entries: [mute], muted });
    else mutes.set([mute], muted);
  }

  return (mute, muted) => {
    change(mute, muted);
    const [hidden, shown] = texts[mute.kind];
    if (muted) showToast(hidden, { action: { label: 'Undo', onPress: () => change(mute, false) } });
    else showToast(shown);
  };
}
