import { safeUrl } from '@maidan/ui/html/safe-url';
import type { Post } from '@maidan/contract/feed/posts';

export interface ActionLink {
  label: string;
  href: string;
}

/**
 * The action buttons of a post: action_btn_1 and action_btn_2, both to action_url. None if action_url is missing, the
 * string 'null', or not a web address.
 */
export function actionLinks({ action_url, action_btn_1, action_btn_2 }: Post): ActionLink[] {
  const address = safeUrl(action_url);
  if (!address) return [];
  return [action_btn_1, action_btn_2].flatMap((label) => (label ? [{ label, href: address.href }] : []));
}
