import { t } from '@maidan/i18n/text';
import { useSession } from '@maidan/auth/session/use-session';
import type { Body } from '@maidan/contract/core/endpoint';
import { setMutes, type Mute } from '@maidan/contract/feed/mutes';
import { defineAction, type ActionOutcome } from '../action.ts';
import { listAction } from '../joined-list.ts';
import { mutes, type Mutes } from './muted.ts';
import { sayAtOnce } from '../toasts.ts';
import { useAction } from '../use-action.ts';

/** The action on a given store, so that a test can use its own. */
export const changeMutesOf = (store: Mutes) =>
  defineAction({
    endpoint: setMutes,
    ...listAction<Mute, Body<typeof setMutes>>(store, ({ muted }) => muted),
  });

/** Hides posts and mutes people and topics in the user's account, or shows them again. */
export const changeMutes = changeMutesOf(mutes);

const texts: Readonly<Record<Mute['kind'], () => readonly [hidden: string, shown: string]>> = {
  post: () => [t('calls.postHidden'), t('calls.postShown')],
  person: () => [t('calls.commentsMuted'), t('calls.commentsShown')],
  tag: () => [t('calls.tagMuted'), t('calls.tagShown')],
  category: () => [t('calls.categoryMuted'), t('calls.categoryShown')],
};

/** Hides or mutes something at once, with six seconds to undo; for a user, on every device. */
export function useChangeMutes(): (mute: Mute, muted: boolean) => void {
  const { signedIn } = useSession();
  const send = useAction(changeMutes);

  function change(mute: Mute, muted: boolean): Promise<ActionOutcome> | undefined {
    if (signedIn) return send({ entries: [mute], muted });
    mutes.set([mute], muted);
    return undefined;
  }

  return (mute, muted) => {
    const [hidden, shown] = texts[mute.kind]();
    const undo = { label: t('calls.undo'), onPress: () => void change(mute, false) };
    void (muted ? sayAtOnce(change(mute, true), hidden, undo) : sayAtOnce(change(mute, false), shown));
  };
}
