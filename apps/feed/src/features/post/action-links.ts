import type { Post } from '@maidan/contract/posts';

export interface ActionLink {
  label: string;
  href: string;
}

/**
 * The action buttons of a post: action_btn_1 and action_btn_2, both to action_url (specification, section 2, "Post
 * card"). None without an address; the contract's reader has made the string 'null' null already.
 */
export function actionLinks({ action_url, action_btn_1, action_btn_2 }: Post): ActionLink[] {
  if (action_url === null) return [];
  return [action_btn_1, action_btn_2].flatMap((label) => (label ? [{ label, href: action_url }] : []));
}
