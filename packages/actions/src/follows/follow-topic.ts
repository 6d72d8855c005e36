import { t } from '@maidan/i18n/text';
import { withoutTopic, withTopic } from '@maidan/api-client/cache/followed-list';
import { followEndpoints, patchFeed, type TopicType } from '@maidan/api-client/cache/patch-feed';
import { queryKey } from '@maidan/api-client/core/query-key';
import { reportCategoryFollowers, reportTagFollowers } from '@maidan/contract/feed/dashboard';
import {
  followCategory,
  followedCategories,
  followedTags,
  followTag,
  isCategoryFollowed,
  isTagFollowed,
  SUBSCRIBED,
  UNSUBSCRIBED,
} from '@maidan/contract/feed/follows';
import type { Topic } from '@maidan/contract/feed/tags';
import type { Id } from '@maidan/contract/core/wire';
import type { ActionContext, Change } from '../action.ts';
import { markFollowed } from './followed-mark.ts';
import { toggleAction, type ToggleAction } from '../toggle-action.ts';

const kinds = {
  tag: { endpoint: followTag, check: isTagFollowed, list: followedTags, report: reportTagFollowers },
  category: {
    endpoint: followCategory,
    check: isCategoryFollowed,
    list: followedCategories,
    report: reportCategoryFollowers,
  },
} as const;

type FollowEndpoint = (typeof kinds)[TopicType]['endpoint'];

function followAction(type: TopicType): ToggleAction<FollowEndpoint> {
  const { endpoint, check, list, report } = kinds[type];
  const checkKey = (id: Id) => queryKey(check, { body: { following_id: id } });
  const listKey = queryKey(list, {});

  /** Removes a topic from the list of followed topics. */
  function leaveList({ client }: ActionContext, id: Id): Change | undefined {
    const topics = client.getQueryData<Topic[]>(listKey) ?? [];
    const place = topics.findIndex((one) => one.id === id);
    const topic = topics[place];
    if (!topic) return undefined;
    const change = (edit: (before: Topic[]) => Topic[]) =>
      client.setQueryData<Topic[]>(listKey, (before) => before && edit(before));
    change((before) => withoutTopic(before, topic));
    return () => change((before) => withTopic(before, topic, place));
  }

  /** Puts the new count on the dashboard, if a page shows it. */
  function reportFollowers({ api, client }: ActionContext, id: Id): void {
    let subscribe: number | null = null;
    patchFeed(client, { type, id }, (state) => {
      ({ subscribe } = state);
      return state;
    });
    if (subscribe === null) return;
    api.call(report, { body: { id, subscribe } }).catch(() => undefined);
  }

  return toggleAction<FollowEndpoint>({
    endpoint,
    offline: 'queue',
    loginReason: () => (type === 'tag' ? t('calls.loginTag') : t('calls.loginCategory')),
    shownIn: [...followEndpoints(type), check.id, list.id],
    on: SUBSCRIBED,
    off: UNSUBSCRIBED,
    message: ({ message }) => message,
    id: ({ following_id: id }) => id,
    isOn: ({ subscribed }) => subscribed,
    input: (id, subscribed) => ({ following_id: id, type, subscribed }),
    show(context, id, follows) {
      const { client } = context;
      patchFeed(client, { type, id }, (state) => {
        if (state.following === follows) return state;
        return { following: follows, subscribe: Math.max(0, state.subscribe + (follows ? 1 : -1)) };
      });
      client.setQueryData<boolean>(checkKey(id), (before) => (before === undefined ? before : follows));
      return follows ? undefined : leaveList(context, id);
    },
    confirm: ({ client }, id, { message, subscribe }) => {
      patchFeed(client, { type, id }, (state) => ({ ...state, subscribe: subscribe ?? state.subscribe }));
      client.setQueryData(checkKey(id), message === SUBSCRIBED);
    },
    done(context, { following_id: id, subscribed }) {
      if (subscribed) markFollowed();
      reportFollowers(context, id);
    },
  });
}

/** Follows or unfollows a tag or a category. */
export const followTopic = { tag: followAction('tag'), category: followAction('category') };
