import { useGatedLink } from '@maidan/auth/login/use-gated-link';
import type { Id } from '@maidan/contract/core/wire';
import type { MouseEvent } from 'react';
import { useInteraction } from './use-interaction.ts';

type Press = (event: MouseEvent<HTMLAnchorElement>, label: string) => void;

/**
 * What a press on a post's action button does: it opens for a user, whose press is recorded, and after the login for a
 * visitor.
 * @returns takes the button's words too
 */
export function useActionLink(postId: Id): Press {
  const open = useGatedLink();
  const report = useInteraction();
  return (event, label) => {
    open(event);
    // What the server takes for an action is at most 60 characters long.
    report({ name: 'learnmore-action_btn', action: label.slice(0, 60), postId });
  };
}
