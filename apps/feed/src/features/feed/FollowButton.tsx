import { useApi } from '@maidan/api-client/core/api-provider';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { useSession } from '@maidan/auth/session/use-session';
import { followAct, followTopicOf } from '@maidan/site/acts/follow-act';
import { useAct } from '@maidan/site/acts/use-act';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Feed } from './feed-queries.ts';

interface FollowButtonProps {
  feed: Feed;
  type: 'tag' | 'category';
}

/** Follow / Following. Our server's page says which; any other is asked. Ending it can be undone for six seconds. */
export function FollowButton({ feed, type }: FollowButtonProps) {
  const { signedIn } = useSession();
  const { id, name } = feed;
  const api = useApi();
  const followTopic = followTopicOf({ api, client: useQueryClient() });
  const check = useQuery({ ...followCheckQuery(api, type, id), enabled: signedIn && feed.following === null });
  const following = signedIn && (feed.following ?? check.data ?? false);
  const follow = useAct(followAct);
  const topic = { type, id };

  function press() {
    // Of two fast taps the second may come before the first is on screen.
    const before = followTopic.latest(topic) ?? following;
    follow({ topic, wish: !before });
    if (!before) return;
    const undo = { label: 'Undo', onPress: () => follow({ topic, wish: true }) };
    showToast(`You no longer follow ${name}.`, { action: undo });
  }

  return (
    <Button look={following ? 'edge' : 'signal'} icon={following ? <CheckIcon size={20} /> : null} onClick={press}>
      {following ? 'Following' : 'Follow'}
    </Button>
  );
}
