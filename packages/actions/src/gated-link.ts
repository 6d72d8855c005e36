import { t } from '@maidan/i18n/text';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import type { MouseEvent } from 'react';
import { useInteraction } from './interaction.ts';

type LinkPress = MouseEvent<HTMLAnchorElement>;

/** Handles a press on a link for users: a visitor logs in first, and then the link opens. */
export function useGatedLink(): (event: LinkPress) => void {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  return (event) => {
    if (signedIn) return;
    event.preventDefault();
    openLogin({ message: t('calls.loginLink'), returnTo: event.currentTarget.href });
  };
}

/** Handles a press on an action button of a post: a gated link, recorded as an interaction under the button's label. */
export function useActionLink(postId: Id): (event: LinkPress, label: string) => void {
  const open = useGatedLink();
  const report = useInteraction();
  return (event, label) => {
    open(event);
    // The server accepts at most 60 characters.
    report({ name: 'learnmore-action_btn', action: label.slice(0, 60), postId });
  };
}
