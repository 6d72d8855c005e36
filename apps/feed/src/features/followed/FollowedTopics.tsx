import { parts, t } from '@maidan/i18n/text';
import { followTopic } from '@maidan/actions/follows/follow-topic';
import { sayAtOnce, toastError } from '@maidan/actions/toasts';
import { useToggle } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { withTopic } from '@maidan/api-client/cache/followed-list';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { categoryIdQuery, followedCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { followedTagsQuery, tagIdQuery } from '@maidan/api-client/queries/feed/tags';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Topic } from '@maidan/contract/feed/tags';
import { formatNumber } from '@maidan/i18n/number';
import { Button } from '@maidan/ui/Button';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { ArchLink } from '@maidan/ui/ArchLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import * as css from './FollowedTopics.css.ts';

const kinds = {
  tag: { list: followedTagsQuery, idOf: tagIdQuery },
  category: { list: followedCategoriesQuery, idOf: categoryIdQuery },
} as const;
const THREE = [1, 2, 3];

interface FollowedTopicsProps {
  type: keyof typeof kinds;
  /** The text when nothing is followed. */
  empty: string;
  hrefOf: (slug: string) => string;
}

export function FollowedTopics({ type, empty, hrefOf }: FollowedTopicsProps) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey, ...query } = kinds[type].list(api);
  const { data, error, isFetching, refetch } = useQuery({ queryKey, ...query });
  const follow = useToggle(followTopic[type]);
  const place = useRef<HTMLDivElement>(null);

  async function unfollow(topic: Topic): Promise<void> {
    try {
      // Another server lists topics without their ids.
      const id = topic.id ?? (await client.fetchQuery(kinds[type].idOf(api, topic.slug))).id;
      const edit = (change: (list: Topic[]) => Topic[]) =>
        client.setQueryData<Topic[]>(queryKey, (list) => list && change(list));
      const at = data?.findIndex(({ slug }) => slug === topic.slug) ?? 0;
      edit((list) => withTopic(list, { ...topic, id }, at));
      const { outcome } = follow(id, true, false);
      const onPress = () => {
        edit((list) => withTopic(list, { ...topic, id }, at));
        follow(id, false, true);
      };
      void sayAtOnce(outcome, t('topics.unfollowed', { name: topic.name }), { label: t('topics.undo'), onPress });
    } catch (failure) {
      toastError(failure);
    }
  }

  function press(topic: Topic): void {
    void unfollow(topic);
    // The row is removed, so the focus must move.
    place.current?.focus({ preventScroll: true });
  }

  if (!data && error) {
    return <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('pages.loading')}>
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
          <LinkButton href={paths.search()}>{t('topics.findToFollow')}</LinkButton>
        </EmptyState>
      ) : (
        <ul>
          {data.map((topic) => (
            <li key={topic.slug} className={css.item}>
              <span className={css.topic}>
                <ArchLink
                  label={topic.name}
                  image={shownPicture(topic.thumbnail, topic.thumbnail_variants)}
                  href={hrefOf(topic.slug)}
                  meta={
                    topic.subscribe === null
                      ? t('topics.following')
                      : t('topics.followers', { count: topic.subscribe, number: formatNumber(topic.subscribe) })
                  }
                />
              </span>
              <Button onClick={() => press(topic)}>
                {parts('topics.unfollow', { topic: <VisuallyHidden key="topic"> {topic.name}</VisuallyHidden> })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
