import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Topic } from '@maidan/contract/feed/tags';
import { formatNumber } from '@maidan/i18n/number';
import { Button } from '@maidan/ui/Button';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { ArchLink } from '@maidan/ui/ArchLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import * as css from './FollowedTopics.css.ts';
import { followedQuery, useUnfollow, type FollowedType } from './use-unfollow.ts';

const THREE = [1, 2, 3];

interface FollowedTopicsProps {
  type: FollowedType;
  /** What stands there when nothing is followed. */
  empty: string;
  hrefOf: (slug: string) => string;
}

export function FollowedTopics({ type, empty, hrefOf }: FollowedTopicsProps) {
  const { data, error, isFetching, refetch } = useQuery(followedQuery(useApi(), type));
  const unfollow = useUnfollow(type);
  const place = useRef<HTMLDivElement>(null);

  function press(topic: Topic): void {
    void unfollow(topic);
    // The row goes, and the focus must not go with it.
    place.current?.focus({ preventScroll: true });
  }

  if (!data && error) {
    return <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading">
        <div className={css.loading}>
          {THREE.map((row) => (
            <Skeleton key={row} shape="field" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div ref={place} className={css.place} tabIndex={-1}>
      {data.length === 0 ? (
        <EmptyState flush title={empty}>
          <LinkButton href={paths.search()}>Find something to follow</LinkButton>
        </EmptyState>
      ) : (
        <ul>
          {data.map((topic) => (
            <li key={topic.slug} className={css.item}>
              <span className={css.topic}>
                <ArchLink
                  label={topic.name}
                  image={topic.thumbnail}
                  href={hrefOf(topic.slug)}
                  meta={topic.subscribe === null ? 'Following' : `${formatNumber(topic.subscribe)} followers`}
                />
              </span>
              <Button onClick={() => press(topic)}>
                Unfollow<VisuallyHidden> {topic.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
