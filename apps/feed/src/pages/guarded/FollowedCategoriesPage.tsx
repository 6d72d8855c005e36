import { FollowedTopics } from '../../features/followed/FollowedTopics.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from './guarded.ts';

export const handle = { title: 'Categories', via: [{ label: 'My Account', href: paths.myAccount() }] };
export const meta = guardedMeta(handle);

export default function FollowedCategoriesPage() {
  return <FollowedTopics type="category" empty="No categories to show" hrefOf={paths.category} />;
}
