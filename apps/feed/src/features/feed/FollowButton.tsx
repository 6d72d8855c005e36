import { useApi } from '@maidan/api-client/api-provider';
import { createFollowTopic } from '@maidan/api-client/mutations/follow-topic';
import { followCheckQuery } from '@maidan/api-client/queries/follows';
import { useIntent } from '@maidan/auth/use-intent';
import { useSession } from '@maidan/auth/use-session';
import { tellFailure } from '@maidan/site/tell-failure';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Feed } from './feed-queries.ts';
import { readFollowWish } from './follow-wish.ts';

interface FollowButtonProps {
  feed: Feed;
  type: 'tag' | 'category';
}

/** Follow / Following (specification, section 4, "Follow"). Our server's page says which; any other is asked. */
export function FollowButton({ feed, type }: FollowButtonProps) {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const { id } = feed;
  const check = useQuery({ ...followCheckQuery(api, type, id), enabled: signedIn && feed.following === null });
  const following = signedIn && (feed.following ?? check.data ?? false);
  const followTopic = useMemo(() => createFollowTopic(api, client), [api, client]);
  const follow = useIntent('follow', readFollowWish, async ({ topic, wish }) => {
    try {
      await followTopic(topic, wish);
    } catch (error) {
      tellFailure(error);
    }
  });
  return (
    <Button
      look={following ? 'edge' : 'signal'}
      icon={following ? <CheckIcon size={20} /> : null}
      onClick={() => follow({ topic: { type, id }, wish: !following })}
    >
      {following ? 'Following' : 'Follow'}
    </Button>
  );
}
