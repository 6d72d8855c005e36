import { FollowedTopics } from '../../features/followed/FollowedTopics.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from './guarded.ts';

export const handle = { title: 'Tags', via: [{ label: 'My Account', href: paths.myAccount() }] };
export const meta = guardedMeta(handle);

export default function FollowedTagsPage() {
  return <FollowedTopics type="tag" empty="No tags to show" hrefOf={paths.tag} />;
}
