import { t } from '@maidan/i18n/text';
import { followTopic } from '@maidan/actions/follows/follow-topic';
import { sayAtOnce } from '@maidan/actions/toasts';
import { useToggle } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { useSession } from '@maidan/auth/session/use-session';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import * as css from './FollowButton.css.ts';
import type { TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';

interface FollowButtonProps {
  feed: TopicPage;
  type: 'tag' | 'category';
}

/** Follow / Following. Our server sends the state with the page; another server needs a request. Unfollowing can be undone for 6 s. */
export function FollowButton({ feed, type }: FollowButtonProps) {
  const { signedIn } = useSession();
  const { id, name } = feed;
  const api = useApi();
  const check = useQuery({ ...followCheckQuery(api, type, id), enabled: signedIn && feed.following === null });
  const following = signedIn && (feed.following ?? check.data ?? false);
  const follow = useToggle(followTopic[type]);

  function press() {
    const { isOn, outcome } = follow(id, following);
    if (isOn) return;
    const undo = { label: t('topics.undo'), onPress: () => void follow(id, false, true) };
    void sayAtOnce(outcome, t('topics.unfollowed', { name }), undo);
  }

  return (
    <Button variant={following ? 'edge' : 'signal'} onClick={press}>
      <span className={css.label} data-widest={t('topics.following')}>
        {following ? (
          <span className={css.following}>
            <CheckIcon size={20} />
            {t('topics.following')}
          </span>
        ) : (
          t('topics.follow')
        )}
      </span>
    </Button>
  );
}
