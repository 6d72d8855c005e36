import { paths } from '../../paths.ts';
import { FollowedTopics } from './FollowedTopics.tsx';

export function FollowedTags() {
  return <FollowedTopics type="tag" empty="No tags to show" hrefOf={paths.tag} />;
}
