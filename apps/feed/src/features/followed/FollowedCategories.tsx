import { paths } from '../../paths.ts';
import { FollowedTopics } from './FollowedTopics.tsx';

export function FollowedCategories() {
  return <FollowedTopics type="category" empty="No categories to show" hrefOf={paths.category} />;
}
