import { t } from '@maidan/i18n/text';
import { useSession } from '@maidan/auth/session/use-session';
import type { Body } from '@maidan/contract/core/endpoint';
import { setMutes, type Mute } from '@maidan/contract/feed/mutes';
import { showToast } from '@maidan/ui/toast/toast-store';
import { defineAction } from '../action.ts';
import { listAction } from '../joined-list.ts';
import { mutes, type Mutes } from './muted.ts';
import { useAction } from '../use-action.ts';

/** The action on a given store, so that a test can use its own. */
export const changeMutesOf = (store: Mutes) =>
  defineAction({
    endpoint: setMutes,
    ...listAction<Mute, Body<typeof setMutes>>(store, ({ muted }) => muted),
  });

/** Hides posts and mutes people and topics in the user's account, or shows them again. */
export const changeMutes = changeMutesOf(mutes);

const texts = {
  post: () => [t('calls.postHidden'), t('calls.postShown')],
  person: () => [t('calls.commentsMuted'), t('calls.commentsShown')],
  tag: () => [t('calls.tagMuted'), t('calls.tagShown')],
  category: () => [t('calls.categoryMuted'), t('calls.categoryShown')],
} as const;

/** Hides or mutes something at once, with six seconds to undo; for a user, on every device. */
export function useChangeMutes(): (mute: Mute, muted: boolean) => void {
  const { signedIn } = useSession();
  const send = useAction(changeMutes);

  function change(mute: Mute, muted: boolean): void {
    if (signedIn) send({ entries: [mute], muted });
    else mutes.set([mute], muted);
  }

  return (mute, muted) => {
    change(mute, muted);
    const [hidden = '', shown = ''] = texts[mute.kind]();
    if (muted) showToast(hidden, { action: { label: t('calls.undo'), onPress: () => change(mute, false) } });
    else showToast(shown);
  };
}
